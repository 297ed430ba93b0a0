import { eq, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../db/database.ts';
import { notFound } from '../lib/apiError.ts';

/** An act with its user and its transaction. */
export interface Act {
  tx: Database;
  /** The account; undefined for the console and the server itself. */
  by: number | null;
  byName: string;
  now: Date;
}

/** A record as lists answer it. */
export type State = Record<string, unknown> & { version?: number };

/** Rows of a table that belong to a record. */
export interface Place {
  table: string;
  of(id: number): SQL;
}

/** A state that was sent back. */
export interface Returned {
  /** Under the record's newest version. */
  state: State;
  /** The version that it had before it was sent back. */
  sentVersion: number;
  /** The accounts that wrote it. */
  authors: number[];
}

/** The records of one kind, as acts need them. */
export interface Subject {
  /** The kind's name in the table of areas. */
  kind: string;
  /**
   * Locks a record until the transaction ends.
   *
   * @throws ApiError 404 for an unknown id
   */
  lock(act: Pick<Act, 'tx'>, id: number): Promise<unknown>;
  /** The record's present state; undefined when it does not exist. */
  read(tx: Database, id: number): Promise<State | undefined>;
  /** The state that was sent back to its author; undefined once a save has answered it. */
  returned?(tx: Database, id: number): Promise<Returned | undefined>;
  /** The remark with which it was sent back last, as long as it is kept. */
  remark?(tx: Database, id: number): Promise<string | undefined>;
  /** Whether the public site shows a record; undefined for records without a pending state. */
  isOnSite?(tx: Database, id: number): Promise<boolean>;
  /** Whether revisions are stored. Personal data is only in its own table and, when deleted, in the trash. */
  keepsRevisions: boolean;
  /** The name of a record; undefined for personal data. */
  title?(state: State): string;
  /** The name of a stored record, where that avoids reading it whole; undefined when it does not exist. */
  titleOf?(tx: Database, id: number): Promise<string | undefined>;
  /** The searchable texts of a record: its titles, first language first, and its other texts, rich or plain. */
  searched?(state: State): { titles: string[]; texts: string[] };
  /** A query for the ids of the files that records refer to, without duplicates; it may return null. */
  fileIds?(id: number): SQL;
  /** The tables of its rows, referenced ones first, from which the trash is filled. */
  rows?: Place[];
}

/** Rows of one table without revisions, for acts and the audit log. @param columns - those whose changes are logged */
export const rowSubject = (
  kind: string,
  table: PgTable & { id: PgColumn },
  columns: Record<string, PgColumn>,
  more: Partial<Subject> = {},
): Subject => ({
  kind,
  keepsRevisions: false,
  async lock({ tx }, id) {
    const found = await tx.select({ id: table.id }).from(table).where(eq(table.id, id)).for('update');
    if (found.length === 0) throw notFound();
  },
  async read(tx, id) {
    const [row] = await tx.select(columns).from(table).where(eq(table.id, id));
    return row;
  },
  ...more,
});
