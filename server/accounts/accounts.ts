import { eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { accounts } from '../db/schema.ts';

export type Account = typeof accounts.$inferSelect;

/** The form in which names are stored, compared and counted: neither case nor spaces around make another account. */
export const normalisedUserName = (userName: string) => userName.normalize('NFKC').trim().toLowerCase();

/** The account of that name, disabled or not. */
export async function accountNamed(db: Database, userName: string): Promise<Account | undefined> {
  const name = normalisedUserName(userName);
  // PostgreSQL cannot even compare a text with a zero character in it
  if (name.includes('\0')) return undefined;
  const [account] = await db.select().from(accounts).where(eq(accounts.userName, name));
  return account;
}

export async function passwordHashOf(db: Database, accountId: number) {
  const [account] = await db
    .select({ passwordHash: accounts.passwordHash })
    .from(accounts)
    .where(eq(accounts.id, accountId));
  return account?.passwordHash;
}

export async function setPasswordHash(db: Database, accountId: number, passwordHash: string) {
  await db.update(accounts).set({ passwordHash }).where(eq(accounts.id, accountId));
}
