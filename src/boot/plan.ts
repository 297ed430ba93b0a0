import { mayOpen } from '../access.ts';
import { firstCall } from '../dataProvider/ahead.ts';
import { endpointOf } from '../dataProvider/endpoints.ts';
import { addresses } from '../routing/addresses.ts';
import { screenNames } from '../wire/kinds.ts';

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
      .filter((name) => mayOpen(role, name) && !endpointOf(name).types && !addresses[name].of)
      .flatMap((name) => [name, addresses[name].list].map((address) => [address, firstCall(name)]))
      .filter(([, path]) => path !== undefined),
  );

/** Evaluated by the build. */
export const plan = (): Plan => ({
  forms: screenNames
    .map((name) => addresses[name])
    .flatMap(({ form, formAliases = [] }) => (form ? [form, ...formAliases] : [])),
  rows: Object.fromEntries(ROLES.map((role) => [role, rowsFor(role)])),
});
