import type { Identifier, RaRecord } from 'ra-core';
import type { Call } from './calls.ts';
import type { Shape } from './records.ts';

/** What a list is narrowed by: a status, a type's code, a search text, a first and a last day. */
export type ListFilter = Record<string, string | undefined>;

/** The wire side of one kind: which calls it has, how its records are written, and what its filters keep. */
export interface Endpoint<R extends RaRecord = RaRecord> {
  /** The whole list that a filter names; undefined while what it needs is not chosen. */
  list: (filter: ListFilter) => Call<unknown[]> | undefined;
  /** Filters that together name every list of the kind, for finding one record; a single list without it. */
  everywhere?: readonly ListFilter[];
  /** The kind by whose codes the lists are asked for. */
  listedBy?: string;
  save?: (body: unknown) => Call<Identifier | undefined>;
  remove?: (id: Identifier) => Call<void>;
  approve?: (id: Identifier) => Call<void>;
  shape: Shape;
  /** What the filters keep of a whole list; everything without it. */
  keep?(records: R[], filter: ListFilter): R[];
}
