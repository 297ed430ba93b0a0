import { mayOpen } from '../access.ts';
import { ROWS_PER_PAGE, SERVER_ORDER } from '../dataProvider/listing.ts';
import { wishedOf } from '../dataProvider/pageWish.ts';
import { type Address, kinds, screenNames, wireKindOf } from '../kinds.ts';

/** What the page has to know of the kinds before their code is here. */
export interface Plan {
  /** The addresses of forms, below `/dashboard/`. */
  forms: readonly string[];
  /** By role and address: the call for the rows that a list shows first. */
  rows: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

const ROLES = ['admin', 'kadry', 'audit'];

const FILTER = { status: 'published' };

/** The first call of a list as somebody finds it who has just come: published items, and none that needs a choice before. */
const firstCall = (name: string) => {
  const { list, pages } = wireKindOf(name);
  const path = list(FILTER)?.path;
  const perPage = pages?.perPage ?? ROWS_PER_PAGE;
  const wished = wishedOf(pages, FILTER, { page: 1, perPage, sort: SERVER_ORDER });
  return path && wished ? `${path}?${wished.parameters}` : path;
};

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
