import { and, eq, gt, isNull, ne, or } from 'drizzle-orm';
import type { Role } from '../../src/wire/wire.ts';
import { momentOf } from '../db/clock.ts';
import type { Database } from '../db/database.ts';
import { lockInTransaction } from '../db/locks.ts';
import { accounts, sessions } from '../db/schema.ts';
import { ApiError, invalid, notFound } from '../lib/apiError.ts';
import { type Account, accountWith, normalisedUserName } from './accounts.ts';
import { unlock } from './loginThrottle.ts';
import { generatePassword, hashPassword } from './passwords.ts';
import { hasSecondFactor, needsSecondFactor, removeSecondFactor } from './secondFactor.ts';
import { endAllSessions } from './sessions.ts';

/** What accounts are administered in: one transaction, from the screens and the console alike. */
export interface Administration {
  tx: Database;
  now: Date;
}

export interface NewAccount {
  userName: string;
  fullName: string;
  role: Role;
}

/** A password that somebody else has given is good for so long. */
const weekAfter = (now: Date) => new Date(now.getTime() + 7 * 24 * 60 * 60 * 1000);

/** Changes an account, which the act has locked. @returns it */
async function changed(tx: Database, id: number, columns: Partial<Account>): Promise<Account> {
  const [account] = await tx.update(accounts).set(columns).where(eq(accounts.id, id)).returning();
  if (!account) throw notFound();
  return account;
}

/**
 * Sees to it that an administrator is left who can sign in. One transaction at a time asks this, on all servers, so that
 * two administrators cannot remove each other.
 *
 * @throws ApiError 409 when this account is the last one
 */
async function leaveAnAdministrator({ tx, now }: Administration, id: number) {
  await lockInTransaction(tx, 'administrators');
  const others = and(
    eq(accounts.role, 'admin'),
    eq(accounts.isDisabled, false),
    or(isNull(accounts.passwordEndsAt), gt(accounts.passwordEndsAt, now)),
    ne(accounts.id, id),
  );
  if ((await tx.$count(accounts, others)) > 0) return;
  const account = await accountWith(tx, id);
  if (account?.role !== 'admin' || account.isDisabled) return;
  throw new ApiError(409, 'Это последний действующий администратор: сначала назначьте другого.');
}

/** Every account, the disabled ones too, with what concerns its sign-ins. */
export async function listAccounts(db: Database) {
  const rows = await db.select().from(accounts).orderBy(accounts.id);
  const nameOf = (id: number | null) => rows.find((account) => account.id === id)?.fullName ?? null;
  return rows.map((account) => ({
    id: account.id,
    userName: account.userName,
    fullName: account.fullName,
    role: account.role,
    isDisabled: account.isDisabled,
    heldBy: nameOf(account.heldBy),
    mustChangePassword: account.mustChangePassword,
    hasSecondFactor: hasSecondFactor(account),
    createdAt: account.createdAt.toISOString(),
    lastSignInAt: account.lastSignInAt?.toISOString() ?? null,
  }));
}

/**
 * Makes an account with a password that is good for a week, or until its owner has chosen another.
 *
 * @throws ApiError 400 when there is one with that name, disabled or not
 */
export async function addAccount({ tx, now }: Administration, { userName, fullName, role }: NewAccount) {
  const password = generatePassword();
  const [account] = await tx
    .insert(accounts)
    .values({
      userName: normalisedUserName(userName),
      fullName: fullName.trim(),
      role,
      passwordHash: await hashPassword(password),
      mustChangePassword: true,
      passwordEndsAt: weekAfter(now),
    })
    .onConflictDoNothing()
    .returning({ id: accounts.id });
  if (!account)
    throw invalid(
      'userName',
      'Учётная запись с таким логином уже есть. Если её пароль не показан, выдайте новый.',
    );
  return { id: account.id, password };
}

/** Gives the account another role. Where that demands a second factor, sessions without one can do nothing but set it up. */
export async function setRole({ tx, now }: Administration, id: number, role: Role) {
  if (role !== 'admin') await leaveAnAdministrator({ tx, now }, id);
  const account = await changed(tx, id, { role });
  if (hasSecondFactor(account) || !(await needsSecondFactor(tx, role))) return;
  await tx.update(sessions).set({ mustEnrol: true }).where(eq(sessions.accountId, id));
}

export async function renameAccount({ tx }: Administration, id: number, fullName: string) {
  await changed(tx, id, { fullName: fullName.trim() });
}

/** Lets nobody sign in with the account any more, and ends its sessions at once. */
export async function disableAccount({ tx, now }: Administration, id: number) {
  await leaveAnAdministrator({ tx, now }, id);
  await changed(tx, id, { isDisabled: true });
  await endAllSessions(tx, id);
}

export async function enableAccount({ tx, now }: Administration, id: number) {
  const { userName } = await changed(tx, id, { isDisabled: false, heldBy: null });
  await unlock(tx, userName, momentOf(now));
}

/**
 * Gives the account a password that is good for a week, or until its owner has chosen another. Its sessions end, and who was locked out
 * by wrong tries may try again.
 */
export async function resetPassword({ tx, now }: Administration, id: number) {
  const password = generatePassword();
  const passwordHash = await hashPassword(password);
  const columns = { passwordHash, mustChangePassword: true, passwordEndsAt: weekAfter(now) };
  const { userName } = await changed(tx, id, columns);
  await endAllSessions(tx, id);
  await unlock(tx, userName, momentOf(now));
  return { password };
}

/** Takes the second factor away from somebody who has lost it; sessions end. */
export async function resetSecondFactor({ tx }: Administration, id: number) {
  await removeSecondFactor(tx, id);
  await endAllSessions(tx, id);
}

/** Ends every session of the account. */
export async function endSessionsOf({ tx }: Administration, id: number) {
  return await endAllSessions(tx, id);
}
