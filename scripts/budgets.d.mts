export interface BudgetScreen {
  name: string;
  modules: string[];
  /** In kB of 1000 bytes. */
  limit: number;
}
export const SCREENS: readonly BudgetScreen[];
export function filesOf(modules: readonly string[]): string[];
export function measure(screen: BudgetScreen): number;
