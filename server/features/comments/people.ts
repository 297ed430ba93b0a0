import { and, eq, inArray } from 'drizzle-orm';
import type { Role } from '../../../src/wire/wire.ts';
import type { Database } from '../../db/database.ts';
import { accounts } from '../../db/schema.ts';

/** Somebody who can be mentioned. */
export interface Person {
  id: number;
  login: string;
  name: string;
}

/** The accounts with one of these roles that may sign in, by name. */
export const peopleWith = (db: Database, roles: readonly Role[]): Promise<Person[]> =>
  db
    .select({ id: accounts.id, login: accounts.userName, name: accounts.fullName })
    .from(accounts)
    .where(and(eq(accounts.isDisabled, false), inArray(accounts.role, [...roles])))
    .orderBy(accounts.fullName, accounts.id);

const PART_OF_LOGIN = /[\p{L}\p{N}_@-]/u;

/** Whether a text contains `@login`, in any case, and not as a part of a longer login. */
function calls(text: string, login: string) {
  const call = `@${login.toLowerCase()}`;
  for (let at = text.indexOf(call); at >= 0; at = text.indexOf(call, at + 1)) {
    const before = text[at - 1] ?? '';
    const [after = '', next = ''] = text.slice(at + call.length);
    // a dot ends a sentence, unless the login continues after it
    const goesOn = PART_OF_LOGIN.test(after) || (after === '.' && PART_OF_LOGIN.test(next));
    if (!PART_OF_LOGIN.test(before) && !goesOn) return true;
  }
  return false;
}

/** The people whom a text mentions. */
export const calledIn = <Each extends Pick<Person, 'login'>>(
  text: string,
  people: readonly Each[],
): Each[] => {
  const folded = text.toLowerCase();
  return people.filter(({ login }) => calls(folded, login));
};
