export interface BudgetScreen {
  name: string;
  chunks: string[];
  /** In kB of 1000 bytes. */
  limit: number;
}
export const SCREENS: readonly BudgetScreen[];
export function filesOf(names: readonly string[]): string[];
export function measure(screen: BudgetScreen): number;
