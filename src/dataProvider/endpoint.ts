import type { Identifier, RaRecord } from 'react-admin';
import type { Call } from './calls.ts';
import { DepositoryError } from './http.ts';
import type { Shape } from './records.ts';
import type { Saved } from './saves.ts';

/** What a list is narrowed by: a status, a type's code, a search text, a first and a last day. */
export type ListFilter = Record<string, string | undefined>;

/** The kind by whose records a list is chosen and a document is filed. */
export interface TypesOf {
  resource: string;
  /** The field with a type's Russian name. */
  nameField: string;
  /** The field in which a document names its type by id. */
  idField: string;
}

/** One kind on the wire: its calls, and how its records are written. */
export interface Endpoint {
  shape: Shape;
  /** The whole list that a filter names; undefined while what it needs is not chosen. */
  list: (filter: ListFilter) => Call<unknown[]> | undefined;
  /** The parts of a filter that choose the list; all others narrow it. */
  chosenBy?: readonly string[];
  /** Its list has one record, which is named by no id. */
  isSingle?: true;
  /** How many rows the list shows, where it shows more than a page of others may have. */
  perPage?: number;
  /** The field in whose groups records stand: with their number alone comes that of each group. */
  groups?: string;
  /** Filters that together name every list of the kind, for finding one record; a single list without it. */
  everywhere?: readonly ListFilter[];
  /** The filter that names the list of a record, where the record tells. */
  listOf?: (record: RaRecord) => ListFilter;
  /** Finds a record in a list by a state that was read before, where an id is not enough. */
  find?: (records: readonly RaRecord[], opened: RaRecord) => RaRecord | undefined;
  /** The types by whose codes the lists are requested. */
  types?: TypesOf;
  /** Ours: one record, as a list of one element. */
  one?: (id: Identifier) => Call<unknown[]>;
  save?: (body: unknown) => Call<Saved>;
  remove?: (id: Identifier) => Call<void>;
  /** Takes back what was deleted a moment ago. */
  restore?: (id: Identifier) => Call<void>;
  approve?: (id: Identifier) => Call<void>;
  /** Undoes an approval of a moment ago. */
  undoApproval?: (id: Identifier) => Call<void>;
  /** How many are published: a card of the dashboard. */
  count?: Call<number>;
}

/** What narrows the list that a filter names. A checkbox of react-admin gives a boolean. */
export const narrowingOf = ({ chosenBy = [] }: Endpoint, filter: ListFilter): ListFilter =>
  Object.fromEntries(
    Object.entries(filter)
      .filter(([name]) => !chosenBy.includes(name))
      .map(([name, value]) => [name, String(value || '').trim()])
      .filter(([, value]) => value !== ''),
  );

/** The failure of a save, with each field named as the record names it. */
export const atSources = (error: unknown, { sourceOf }: Endpoint['shape']): unknown =>
  error instanceof DepositoryError && error.faults.length > 0
    ? new DepositoryError(
        error.message,
        error.status,
        error.faults.map(({ path, message }) => ({ path: sourceOf(path), message })),
      )
    : error;
