import { differences } from '../acts/differences.ts';
import { append, type Head } from '../audit/append.ts';
import { type ActName, CONSOLE } from '../audit/entry.ts';
import type { Database } from '../db/database.ts';
import { accountSubject } from './accounts.ts';
import type { Administration } from './administration.ts';

/** What a command does, it does in one transaction, and the audit log is told of it. */
export interface ConsoleAct extends Administration {
  /** @param id - the account; nothing where the work makes it and answers its id */
  change<Result>(
    name: ActName,
    id: number | undefined,
    work: () => Promise<Result>,
    details?: object,
  ): Promise<Result>;
}

const idIn = (result: unknown) =>
  typeof result === 'object' && result !== null && 'id' in result ? Number(result.id) : undefined;

/** Does something to an account between two looks at it, and appends what it changed to the audit log. */
async function told<Result>(
  { tx, now }: Administration,
  digestKey: string,
  name: ActName,
  id: number | undefined,
  work: () => Promise<Result>,
  more: object = {},
) {
  const { lock, read, title, kind } = accountSubject;
  if (id !== undefined) await lock({ tx }, id);
  const before = id === undefined ? undefined : await read(tx, id);
  const result = await work();
  const recordId = id ?? idIn(result);
  const after = recordId === undefined ? undefined : await read(tx, recordId);
  const details = { ...differences(before, after, digestKey), ...more };
  const deed = { act: name, kind, recordId, title: after && title?.(after), details };
  return { result, head: await append(tx, CONSOLE, deed, now) };
}

/** An act of the console in a transaction, and afterwards the audit log's newest row, if it has changed anything. */
export function consoleAct(tx: Database, now: Date, digestKey: string) {
  let head: Head | undefined;
  const change: ConsoleAct['change'] = async (name, ...work) => {
    const done = await told({ tx, now }, digestKey, name, ...work);
    head = done.head;
    return done.result;
  };
  return { act: { tx, now, change }, head: () => head };
}
