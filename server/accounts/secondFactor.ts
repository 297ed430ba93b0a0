import { hash } from 'node:crypto';
import { and, eq, isNotNull, like, lt } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import type { Role } from '../../src/wire/wire.ts';
import type { Database } from '../db/database.ts';
import { accounts, recoveryCodes, secondFactorRoles, sessions } from '../db/schema.ts';
import { ApiError } from '../lib/apiError.ts';
import type { Account } from './accounts.ts';
import { generateRecoveryCode } from './passwords.ts';
import { isSealed, SEAL, type Secrets } from './secrets.ts';

const ISSUER = 'Депозитарий';
const PERIOD_SECONDS = 30;
/** Accepts codes one step early or late, because phones' clocks differ. */
const WINDOW = 1;
const SECRET_BYTES = 20;
const RECOVERY_CODES = 10;

const totpOf = (secret: string, label: string) =>
  new TOTP({ issuer: ISSUER, label, secret, digits: 6, period: PERIOD_SECONDS });

const hashOf = (code: string) => hash('sha256', code.toLowerCase().replace(/[^a-z2-9]/g, ''));

export const hasSecondFactor = ({ totpSecret, totpConfirmedAt }: Account) =>
  totpSecret !== null && totpConfirmedAt !== null;

/** The secret of an account. @throws ApiError 503 when it was encrypted with a key that this server does not have */
function secretOf({ id, totpSecret }: Account, secrets: Secrets) {
  const secret = totpSecret === null ? undefined : secrets.open(totpSecret, id);
  if (totpSecret !== null && secret === undefined) {
    throw new ApiError(
      503,
      'Код нельзя проверить: у сервера нет ключа, которым зашифрован второй фактор. Войдите с запасным кодом и сообщите администратору системы.',
    );
  }
  return secret;
}

/** The time step of a six-digit code; undefined for a wrong code. */
function stepOf(account: Account, secrets: Secrets, code: string, now: Date) {
  const secret = /^\d{6}$/.test(code) ? secretOf(account, secrets) : undefined;
  if (!secret) return undefined;
  const timestamp = now.getTime();
  const totp = totpOf(secret, account.userName);
  const delta = totp.validate({ token: code, timestamp, window: WINDOW });
  return delta === null ? undefined : Math.floor(timestamp / 1000 / PERIOD_SECONDS) + delta;
}

/** Consumes a code of the phone, which is valid once. */
async function takeTotp(tx: Database, account: Account, secrets: Secrets, code: string, now: Date) {
  const step = stepOf(account, secrets, code, now);
  if (step === undefined) return false;
  const isNewer = and(eq(accounts.id, account.id), lt(accounts.totpLastStep, step));
  const { id, totpSecret: stored } = account;
  const taken = await tx
    .update(accounts)
    // an unencrypted secret of an old version is encrypted on first use
    .set({
      totpLastStep: step,
      totpSecret: stored && !isSealed(stored) ? secrets.seal(stored, id) : undefined,
    })
    .where(isNewer)
    .returning({ id: accounts.id });
  return taken.length > 0;
}

/** Consumes a code of the second factor, of the phone or a recovery code. Each is valid once. */
export async function takeCode(tx: Database, account: Account, secrets: Secrets, code: string, now: Date) {
  const written = code.replace(/\s/g, '');
  if (/^\d*$/.test(written)) return await takeTotp(tx, account, secrets, written, now);
  const isMeant = and(eq(recoveryCodes.accountId, account.id), eq(recoveryCodes.codeHash, hashOf(written)));
  const taken = await tx.delete(recoveryCodes).where(isMeant).returning({ hash: recoveryCodes.codeHash });
  return taken.length > 0;
}

/** Creates a new secret, which takes effect once a code of it is confirmed. @returns the data for the phone */
export async function offerSecret(tx: Database, account: Account, secrets: Secrets) {
  const secret = new Secret({ size: SECRET_BYTES }).base32;
  await tx
    .update(accounts)
    .set({ totpSecret: secrets.seal(secret, account.id), totpConfirmedAt: null })
    .where(eq(accounts.id, account.id));
  return { secret, uri: totpOf(secret, account.userName).toString() };
}

/**
 * Turns the second factor on with the phone's first code.
 *
 * @returns the recovery codes, which are stored hashed and shown only once; undefined for a wrong code
 */
export async function confirmSecret(
  tx: Database,
  account: Account,
  secrets: Secrets,
  code: string,
  now: Date,
) {
  if (!(await takeTotp(tx, account, secrets, code.replace(/\s/g, ''), now))) return undefined;
  const codes = Array.from({ length: RECOVERY_CODES }, generateRecoveryCode);
  await tx.update(accounts).set({ totpConfirmedAt: now }).where(eq(accounts.id, account.id));
  await tx.update(sessions).set({ mustEnrol: false }).where(eq(sessions.accountId, account.id));
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.accountId, account.id));
  const rows = codes.map((each) => ({ accountId: account.id, codeHash: hashOf(each) }));
  await tx.insert(recoveryCodes).values(rows);
  return codes;
}

export async function removeSecondFactor(tx: Database, accountId: number) {
  const nothing = { totpSecret: null, totpConfirmedAt: null, totpLastStep: 0 };
  await tx.update(accounts).set(nothing).where(eq(accounts.id, accountId));
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.accountId, accountId));
}

export const recoveryCodesLeft = (db: Database, accountId: number) =>
  db.$count(recoveryCodes, eq(recoveryCodes.accountId, accountId));

/** Whether a role requires a second factor. */
export async function needsSecondFactor(db: Database, role: Role) {
  return (await db.$count(secondFactorRoles, eq(secondFactorRoles.role, role))) > 0;
}

/** The roles that require a second factor. */
export async function rolesWithSecondFactor(db: Database) {
  const rows = await db.select().from(secondFactorRoles).orderBy(secondFactorRoles.role);
  return rows.map(({ role }) => role);
}

/** Sets whether a role requires a second factor; its users without one set it up at their next sign-in. */
export async function requireSecondFactor(tx: Database, role: Role, isRequired: boolean) {
  if (isRequired) await tx.insert(secondFactorRoles).values({ role }).onConflictDoNothing();
  else await tx.delete(secondFactorRoles).where(eq(secondFactorRoles.role, role));
}

/** Whether any stored secret is encrypted. */
export const hasSeals = async (db: Database) =>
  (await db.$count(accounts, like(accounts.totpSecret, `${SEAL}%`))) > 0;

/** The number of accounts whose secret was encrypted with a key that this server does not have. */
export async function unreadableSecrets(db: Database, secrets: Secrets) {
  const rows = await db
    .select({ totpSecret: accounts.totpSecret })
    .from(accounts)
    .where(isNotNull(accounts.totpSecret));
  return rows.filter(({ totpSecret }) => totpSecret !== null && !secrets.canOpen(totpSecret)).length;
}
