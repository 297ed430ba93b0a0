import type { SQL } from 'drizzle-orm';
import type { Database } from '../db/database.ts';

/** One act of somebody: whatever it changes, it changes in this transaction and in this name. */
export interface Act {
  tx: Database;
  /** The account; nobody's where the console or the server itself acts. */
  by: number | null;
  byName: string;
  now: Date;
}

/** A record as the list answers it. */
export type State = Record<string, unknown> & { version?: number };

/** Rows of a table that belong to a record. */
export interface Place {
  table: string;
  of(id: number): SQL;
}

/** What acts are about: the records of one kind, and how they stand. */
export interface Subject {
  /** The name of a row in the table of areas. */
  kind: string;
  /**
   * Keeps a record locked until the act is done.
   *
   * @throws ApiError 404 for an unknown id
   */
  lock(act: Pick<Act, 'tx'>, id: number): Promise<unknown>;
  /** The record as it stands, or nothing. */
  read(tx: Database, id: number): Promise<State | undefined>;
  /** Whether each state is kept. People's data stands nowhere but in its own table (and, deleted, in the trash). */
  keepsRevisions: boolean;
  /** What a record is called; absent for people's data. */
  title?(state: State): string;
  /** The same of one that is stored, where that spares reading it whole: nothing when it is not there. */
  titleOf?(tx: Database, id: number): Promise<string | undefined>;
  /** What a record is found by, where its kind is searched: its titles, the first language's first, and its other texts, rich or plain. */
  searched?(state: State): { titles: string[]; texts: string[] };
  /** The files that it names: a query for their ids, none of them twice. What names none may be among them. */
  fileIds?(id: number): SQL;
  /** Where its rows stand, the one that others refer to first; what is deleted is kept from there. */
  rows?: Place[];
}
