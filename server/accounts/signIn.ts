import { and, eq } from 'drizzle-orm';
import type { Moment } from '../db/clock.ts';
import type { Database } from '../db/database.ts';
import { accounts } from '../db/schema.ts';
import { ApiError } from '../lib/apiError.ts';
import { type Account, accountWith } from './accounts.ts';
import { hasSecondFactor, needsSecondFactor, takeCode } from './secondFactor.ts';
import type { Secrets } from './secrets.ts';
import { type ClientInfo, dueOf, endOtherSessions, startSession } from './sessions.ts';

/** The same message for a wrong login, a wrong password and a disabled account. */
export const wrongCredentials = () => new ApiError(400, 'Неверный логин или пароль.');

/** The answer when the password is right and the second factor is missing. */
const codeRequired = (message: string) => new ApiError(400, message, { errors: [{ path: 'code', message }] });

/**
 * Starts a session after a correct password, unless the password was changed or the account was disabled meanwhile; the row is locked until
 * the transaction ends.
 *
 * @param code - of the second factor, where the account has one
 * @throws ApiError 400, naming the field `code` when that is missing or wrong
 */
export async function signIn(
  tx: Database,
  secrets: Secrets,
  account: Account,
  client: ClientInfo,
  code: string | undefined,
  now: Moment,
) {
  const isAsChecked = and(
    eq(accounts.id, account.id),
    eq(accounts.passwordHash, account.passwordHash),
    eq(accounts.isDisabled, false),
  );
  const [current] = await tx.update(accounts).set({ lastSignInAt: now }).where(isAsChecked).returning();
  if (!current?.lastSignInAt) throw wrongCredentials();
  if (current.passwordEndsAt && current.passwordEndsAt <= current.lastSignInAt)
    throw new ApiError(400, 'Срок одноразового пароля истёк. Попросите администратора выдать новый.');
  const isEnrolled = hasSecondFactor(current);
  if (isEnrolled && !code) throw codeRequired('Введите код из приложения.');
  if (isEnrolled && !(await takeCode(tx, current, secrets, code ?? '', current.lastSignInAt))) {
    throw codeRequired('Код не подошёл. Введите новый код из приложения или запасной код.');
  }
  const mustEnrol = !isEnrolled && (await needsSecondFactor(tx, current.role));
  const session = await startSession(tx, current.id, client, mustEnrol, now);
  return { ...session, due: dueOf({ mustChangePassword: current.mustChangePassword, mustEnrol }) };
}

/**
 * Changes the user's own password and ends the other sessions. A simultaneous sign-in with the former password is ended too, or fails.
 *
 * @param formerHash - of the password that was checked
 * @throws ApiError 409 when the password was changed meanwhile
 */
export async function changePassword(
  tx: Database,
  signedIn: Parameters<typeof endOtherSessions>[1],
  formerHash: string,
  passwordHash: string,
) {
  const isAsChecked = and(eq(accounts.id, signedIn.id), eq(accounts.passwordHash, formerHash));
  const changed = await tx
    .update(accounts)
    .set({ passwordHash, mustChangePassword: false, passwordEndsAt: null })
    .where(isAsChecked)
    .returning({ id: accounts.id });
  if (changed.length === 0)
    throw new ApiError(
      409,
      'Пароль только что сменили из другого сеанса. Выйдите и войдите с новым паролем.',
    );
  await endOtherSessions(tx, signedIn);
}

/** The whole row of the signed-in account. */
export async function ownAccount(db: Database, id: number): Promise<Account> {
  const account = await accountWith(db, id);
  if (!account) throw new Error('The account of a session is gone.');
  return account;
}
