import type { Head } from '../audit/append.ts';
import { type ActName, CONSOLE } from '../audit/entry.ts';
import { type Intent, type Performer, perform } from '../records/perform.ts';
import { accountSubject as subject } from './accounts.ts';
import type { Administration } from './administration.ts';

/** What a command does, it does in one transaction, and the audit log is told of it. */
export interface ConsoleAct extends Administration {
  /** @param id - the account; nothing where the work makes it and answers its id */
  change<Result>(
    name: ActName,
    id: number | undefined,
    work: () => Promise<Result>,
    details?: Intent<Result>['details'],
  ): Promise<Result>;
}

/** An act of the console in a transaction, and afterwards the audit log's newest row, if it has changed anything. */
export function consoleAct({ tx, now, digestKey }: Omit<Performer, 'doer'>) {
  let head: Head | undefined;
  const change: ConsoleAct['change'] = async (act, id, work, details) => {
    const done = await perform({ tx, doer: CONSOLE, now, digestKey }, { act, subject, id, details }, work);
    head = done.head;
    return done.result;
  };
  return { act: { tx, now, change }, head: () => head };
}
