import { and, eq, inArray } from 'drizzle-orm';
import type { Role } from '../../../src/wire/wire.ts';
import type { Database } from '../../db/database.ts';
import { accounts } from '../../db/schema.ts';

/** Somebody who can be called by name. */
export interface Person {
  id: number;
  login: string;
  name: string;
}

/** The accounts that have one of these roles and may sign in, by their names. */
export const peopleWith = (db: Database, roles: readonly Role[]): Promise<Person[]> =>
  db
    .select({ id: accounts.id, login: accounts.userName, name: accounts.fullName })
    .from(accounts)
    .where(and(eq(accounts.isDisabled, false), inArray(accounts.role, [...roles])))
    .orderBy(accounts.fullName, accounts.id);

const PART_OF_LOGIN = /[\p{L}\p{N}_@-]/u;

/** Whether a text calls somebody: `@login`, in any case, with nothing around it that could belong to a longer login. */
function calls(text: string, login: string) {
  const call = `@${login.toLowerCase()}`;
  for (let at = text.indexOf(call); at >= 0; at = text.indexOf(call, at + 1)) {
    const before = text[at - 1] ?? '';
    const [after = '', next = ''] = text.slice(at + call.length);
    // a dot ends a sentence, unless the login goes on after it
    const goesOn = PART_OF_LOGIN.test(after) || (after === '.' && PART_OF_LOGIN.test(next));
    if (!PART_OF_LOGIN.test(before) && !goesOn) return true;
  }
  return false;
}

/** Those whom a text calls. */
export const calledIn = <Each extends Pick<Person, 'login'>>(
  text: string,
  people: readonly Each[],
): Each[] => {
  const folded = text.toLowerCase();
  return people.filter(({ login }) => calls(folded, login));
};
