import { getTableName, type SQL } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Listed } from './listed.ts';
import { withStale } from './translations.ts';

export type Element = Record<string, unknown>;

/** How the records of one kind are read, whole lists of them, pages, or one. */
export interface Lists {
  kind: string;
  listed: Listed;
  /** One element of a list, for the documentation. */
  answer: z.ZodType;
  /** The records of the kind among those of the table; where rows stand for others, their lists hold `rows` of the kind. */
  ofKind?: SQL;
  rows?: SQL;
  /** The records that a condition describes, as a list answers them, in the order of the whole list. */
  read(app: FastifyInstance, condition: SQL | undefined): Promise<Element[]>;
  /** Other kinds whose records are named in those of this one. */
  dependsOn?: readonly string[];
  /** People's data is kept nowhere, and each reading of it is written down: of how many records, and which. */
  onRead?(request: FastifyRequest, records: number): Promise<void>;
}

/** The name of a list among `lists`: its table, and what tells it apart there. */
export const listName = ({ table }: Pick<Listed, 'table'>, ...parts: unknown[]) =>
  [getTableName(table), ...parts].join('/');

/** What a condition describes, each record with those of its translations that are too old; people's data has none. */
export async function readMarked(
  app: FastifyInstance,
  { kind, read, onRead }: Lists,
  condition: SQL | undefined,
): Promise<Element[]> {
  const elements = await read(app, condition);
  return onRead ? elements : await withStale(app.db, kind, elements);
}

/** @returns what a condition describes, in the order of these ids; one that is not there any more is left out */
export async function elementsOf(
  app: FastifyInstance,
  lists: Lists,
  condition: SQL | undefined,
  ids: number[],
): Promise<Element[]> {
  const read = ids.length > 0 ? await readMarked(app, lists, condition) : [];
  const found = new Map(read.map((element): [unknown, Element] => [element.id, element]));
  return ids.map((id) => found.get(id)).filter((element) => element !== undefined);
}
