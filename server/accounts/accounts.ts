import { hash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { rowSubject } from '../audit/act.ts';
import type { Database } from '../db/database.ts';
import { accounts } from '../db/schema.ts';
import { notFound } from '../lib/apiError.ts';

export type Account = typeof accounts.$inferSelect;

/** The form in which logins are stored, compared and counted: case and surrounding spaces do not matter. */
export const normalisedUserName = (userName: string) => userName.normalize('NFKC').trim().toLowerCase();

/** The account with that login, disabled or not. */
export async function accountNamed(db: Database, userName: string): Promise<Account | undefined> {
  const name = normalisedUserName(userName);
  // PostgreSQL cannot compare texts that contain NUL
  if (name.includes('\0')) return undefined;
  const [account] = await db.select().from(accounts).where(eq(accounts.userName, name));
  return account;
}

/** The account with that id, disabled or not. */
export async function accountWith(db: Database, id: number): Promise<Account | undefined> {
  const [account] = await db.select().from(accounts).where(eq(accounts.id, id));
  return account;
}

/** The 256-bit key, in base64, with which browsers encrypt this account's drafts; only its own sessions get it. */
export const draftKeyOf = ({ draftSecret }: Account) => hash('sha256', `drafts ${draftSecret}`, 'base64');

const { id, userName, fullName, role, isDisabled } = accounts;

/** Accounts for acts and the audit log. */
export const accountSubject = rowSubject(
  'accounts',
  accounts,
  { id, userName, fullName, role, isDisabled },
  {
    async lock({ tx }, id) {
      // weaker than «for update»: calls with an idempotency key lock their sender's account, and administrators may change each other
      const query = tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, id));
      if ((await query.for('no key update')).length === 0) throw notFound();
    },
    title: ({ userName }) => String(userName),
  },
);
