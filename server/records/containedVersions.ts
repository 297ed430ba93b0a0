import type { State, Subject } from '../audit/act.ts';
import { changedValues } from '../audit/differences.ts';
import type { Database } from '../db/database.ts';
import { yieldToOthers } from '../lib/yieldToOthers.ts';
import { stateOf } from './revisions.ts';

/** Nobody writes these: whether an item is published, and the currency of a list. */
const UNWRITTEN = ['status', 'currency'];

/**
 * What a state has changed, by fields. A row that it adds to a list may get another number, code or name later, and is known by each of the
 * three.
 */
function changedFields(before: State | undefined, state: State) {
  const rows = [state.rows].flat().map((row): Record<string, unknown> => Object(row));
  const byId = new Map(rows.map((row) => [String(row.id), row]));
  const namesOf = (path: string) =>
    ['id', 'code', 'name'].map((by) =>
      path.replace(/^rows\.(\d+)/, (_row, id) => `row with ${by} ${byId.get(id)?.[by]}`),
    );
  const values = changedValues(before, state).filter(({ path }) => !UNWRITTEN.includes(path));
  return values.flatMap(({ path, was }) => (was === undefined ? namesOf(path) : path));
}

/**
 * Those of the versions that a save was begun with whose contents may be in it: they and the save have changed the same field of the state
 * before the save. Of the others nothing was kept.
 */
export async function containedVersions(
  tx: Database,
  { subject, id, read = [] }: { subject: Subject; id?: number; read?: readonly number[] },
  before: State | undefined,
  after: State | undefined,
): Promise<number[]> {
  const contained: number[] = [];
  const others = read.filter((version) => version !== before?.version);
  if (!id || !after || others.length === 0) return contained;
  const saved = new Set(changedFields(before, after));
  for (const version of others) {
    const json = await stateOf(tx, subject.kind, id, version);
    await yieldToOthers(json?.length ?? 0);
    if (json && changedFields(before, JSON.parse(json)).some((field) => saved.has(field)))
      contained.push(version);
  }
  return contained;
}
