import { and, eq } from 'drizzle-orm';
import type { Moment } from '../db/clock.ts';
import type { Database } from '../db/database.ts';
import { accounts } from '../db/schema.ts';
import { ApiError } from '../lib/apiError.ts';
import { type Account, accountWith } from './accounts.ts';
import { hasSecondFactor, needsSecondFactor, takeCode } from './secondFactor.ts';
import type { Secrets } from './secrets.ts';
import { type ClientInfo, dueOf, endOtherSessions, startSession } from './sessions.ts';

/** The same whether the name, the password or the account's state is at fault. */
export const wrongCredentials = () => new ApiError(400, 'Неверный логин или пароль.');

/** The answer to a correct password without a second factor. */
const passwordIsOver = () =>
  new ApiError(400, 'Срок одноразового пароля прошёл. Попросите администратора о новом.');

const codeRequired = (message: string) => new ApiError(400, message, [{ path: 'code', message }]);

/**
 * Begins a session for an account whose password was found right. A password that was changed and an account that was
 * disabled in the meantime begin none: the row is held from here to the end of the transaction.
 *
 * @param code - of the second factor, where the account has one
 * @throws ApiError 400, naming the field `code` when that is what is missing or wrong
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
  if (current.passwordEndsAt && current.passwordEndsAt <= current.lastSignInAt) throw passwordIsOver();
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
 * Gives an account another password, its owner's own, and ends the other sessions. A sign-in with the former password at
 * the same moment either ends with them or does not begin.
 *
 * @param formerHash - of the password that was found right
 * @throws ApiError 409 when the password was changed in the meantime
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
  if (changed.length === 0) throw new ApiError(409, 'Пароль только что сменили из другого сеанса.');
  await endOtherSessions(tx, signedIn);
}

/** The account that is signed in, whole. */
export async function ownAccount(db: Database, id: number): Promise<Account> {
  const account = await accountWith(db, id);
  if (!account) throw new Error('The account of a session is gone.');
  return account;
}
