import { and, eq, inArray } from 'drizzle-orm';
import type { Role } from '../../../src/wire/wire.ts';
import type { Database } from '../../db/database.ts';
import { accounts } from '../../db/schema.ts';
import { escapeRegExp } from '../../lib/escape.ts';

/** Somebody who can be mentioned, or may approve. */
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

/** Finds `@login` in a text, in any case, and not as a part of a longer login: a dot ends a sentence, unless the login continues after it. */
const callOf = (login: string) =>
  new RegExp(`(?<![\\p{L}\\p{N}_@-])@${escapeRegExp(login.toLowerCase())}(?!\\.?[\\p{L}\\p{N}_@-])`, 'u');

/** The people whom a text mentions. */
export const calledIn = <Each extends Pick<Person, 'login'>>(
  text: string,
  people: readonly Each[],
): Each[] => {
  const folded = text.toLowerCase();
  return people.filter(({ login }) => callOf(login).test(folded));
};
