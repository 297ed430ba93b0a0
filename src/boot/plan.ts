import { mayOpen } from '../access.ts';
import { firstCall } from '../dataProvider/ahead.ts';
import { type Address, kinds, screenNames, wireKindOf } from '../kinds.ts';

/** What the page has to know of the kinds before their code is here. */
export interface Plan {
  /** The addresses of forms, below `/dashboard/`. */
  forms: readonly string[];
  /** By role and address: the call for the rows that a list shows first. */
  rows: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

const ROLES = ['admin', 'kadry', 'audit'];

const rowsFor = (role: string) =>
  Object.fromEntries(
    screenNames
      .filter((name) => mayOpen(role, name) && !wireKindOf(name).types && !('of' in kinds[name].at))
      .flatMap((name) => [name, kinds[name].at.list].map((address) => [address, firstCall(name)]))
      .filter(([, path]) => path !== undefined),
  );

/** Evaluated by the build. */
export const plan = (): Plan => ({
  forms: screenNames
    .map((name): Address => kinds[name].at)
    .flatMap(({ form, formAliases = [] }) => (form ? [form, ...formAliases] : [])),
  rows: Object.fromEntries(ROLES.map((role) => [role, rowsFor(role)])),
});
