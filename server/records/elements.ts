/** Records as lists answer them, written once for as long as their list stands as it did: pages, searches and single reads share them. */
import { getTableName, type SQL } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { alone, type Pieces } from '../http/kept.ts';
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

interface From {
  /** What tells the records apart from others with their ids. */
  list: string;
  /** Changes with whatever is answered of them; without it nothing is kept. */
  tag: string | undefined;
  /** The condition that describes those with some ids. */
  among(ids: number[]): SQL | undefined;
}

/** @returns the records with these ids as JSON, in this order; one that is not there any more is left out */
export async function elementsOf(
  app: FastifyInstance,
  lists: Lists,
  { list, tag, among }: From,
  ids: number[],
): Promise<Buffer[]> {
  const { elements } = app.kept;
  const key = (id: unknown) => `${list} ${id}`;
  const found = new Map(ids.map((id) => [id, tag === undefined ? undefined : elements.get(key(id), tag)]));
  const missing = ids.filter((id) => !found.get(id));
  const read = missing.length > 0 ? await readMarked(app, lists, among(missing)) : [];
  for (const element of read) {
    const json = alone(Buffer.from(JSON.stringify(element)));
    found.set(Number(element.id), json);
    if (tag !== undefined) elements.set(key(element.id), tag, json, json.length);
  }
  return ids.flatMap((id) => found.get(id) ?? []);
}

const bytes = (text: string) => alone(Buffer.from(text));
const LIST = { start: bytes('{"data":['), between: bytes(','), end: bytes(']}') };
const RECORD = { start: bytes('{"data":'), end: bytes('}') };

/** An answer with one record that is written already. */
export const recordOf = (element: Buffer) => Buffer.concat([RECORD.start, element, RECORD.end]);

/** An answer with some. */
export const listWith = (elements: Buffer[]): Pieces => {
  const separated = elements.flatMap((each, at) => (at > 0 ? [LIST.between, each] : [each]));
  return [LIST.start, ...separated, LIST.end];
};
