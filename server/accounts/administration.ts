/** Administrative acts on accounts, for screens and console. */
import { and, eq, gt, isNull, ne, or } from 'drizzle-orm';
import { z } from 'zod';
import type { Act } from '../audit/act.ts';
import type { ActName } from '../audit/entry.ts';
import { momentOf } from '../db/clock.ts';
import type { Database } from '../db/database.ts';
import { lockInTransaction } from '../db/locks.ts';
import { accounts, sessions } from '../db/schema.ts';
import { ApiError, existing, invalid } from '../lib/apiError.ts';
import { DAY_MS } from '../lib/days.ts';
import { storedId } from '../lib/fields.ts';
import type { Rules } from '../records/reviewRules.ts';
import { fullName, role, userName } from './accountFields.ts';
import { type Account, accountWith } from './accounts.ts';
import { unlock } from './loginThrottle.ts';
import { generatePassword, hashPassword } from './passwords.ts';
import { hasSecondFactor, needsSecondFactor, removeSecondFactor } from './secondFactor.ts';
import { endAllSessions, endSessionOf } from './sessions.ts';
import { holdAdministrator, refuseOwnAdministrator } from './twoAdministrators.ts';

/** All accounts, also disabled ones, with the state of their sign-in. */
export async function listAccounts(db: Database) {
  const rows = await db.select().from(accounts).orderBy(accounts.id);
  const nameOf = (id: number | null) => rows.find((account) => account.id === id)?.fullName ?? null;
  return rows.map((account) => ({
    ...account,
    heldBy: nameOf(account.heldBy),
    hasSecondFactor: hasSecondFactor(account),
  }));
}

/** Changes an account that the act has locked. @returns the account */
async function changed(tx: Database, id: number, columns: Partial<Account>): Promise<Account> {
  const [account] = await tx.update(accounts).set(columns).where(eq(accounts.id, id)).returning();
  return existing(account);
}

/**
 * Checks that an administrator remains who can sign in. Serialised over all servers, so that two administrators cannot remove each other.
 *
 * @throws ApiError 409 for the last one
 */
async function leaveAnAdministrator({ tx, now }: Act, id: number) {
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

/** A one-time password, valid for a week or until its owner has chosen another. */
async function oneTimePassword(now: Date) {
  const password = generatePassword();
  const passwordHash = await hashPassword(password);
  const passwordEndsAt = new Date(now.getTime() + 7 * DAY_MS);
  return { password, columns: { passwordHash, mustChangePassword: true, passwordEndsAt } };
}

/** The answer with a new one-time password, which is shown only once. */
export const givenPassword = z.object({
  id: z.number(),
  password: z.string(),
  isHeld: z.boolean().describe('Начнёт действовать, когда учётную запись включит другой администратор'),
});

export interface AccountAct<Body, Answer = unknown> {
  act: ActName;
  body: z.ZodType<Body>;
  /** What is answered; by default nothing. */
  answer?: z.ZodType<Answer>;
  work(act: Act, body: Body, rules: Rules): Promise<Answer>;
}

/** Acts parse their own bodies; common code only reads the account's id. */
const accountAct = <Body extends { id: number }, Answer>(declared: AccountAct<Body, Answer>) =>
  declared as AccountAct<{ id: number }, Answer>;

const one = z.object({ id: storedId });

const ROLE_NAMES: Record<Account['role'], string> = {
  admin: 'Администратор',
  kadry: 'Отдел кадров',
  audit: 'Аудит',
};

const expectedValues = z
  .object({ role: z.array(role), fullName: z.array(z.string()) })
  .partial()
  .optional()
  .describe('Значения, которые могут быть сохранены: если сохранено другое, ответ 409');

/**
 * Refuses a change by a client that does not know the current role or name.
 *
 * @param expected - the stored values that it expects, of the fields that it changes
 * @returns the stored account
 * @throws ApiError 409
 */
async function readExpected(
  { tx }: Act,
  id: number,
  draft: Partial<Pick<Account, 'role' | 'fullName'>>,
  expected: z.output<typeof expectedValues>,
) {
  const now = existing(await accountWith(tx, id));
  const isStale = (['role', 'fullName'] as const).some((field) => {
    const values: readonly string[] | undefined = expected?.[field];
    return values && now[field] !== draft[field] && !values.includes(now[field]);
  });
  if (!isStale) return now;
  const { fullName: name, role: stored } = now;
  throw new ApiError(
    409,
    `Учётную запись уже изменил кто-то другой: теперь «${name}», роль «${ROLE_NAMES[stored]}». Проверьте и повторите.`,
  );
}

const refuseOwn = ({ by }: Act, id: number) => {
  if (by === id) throw new ApiError(409, 'Свой пароль и второй фактор меняют в разделе «Аккаунт».');
};

/** The acts on one account, by the names of their calls. */
export const accountActs = {
  ResetPassword: accountAct({
    act: 'password',
    body: one,
    answer: givenPassword,
    /**
     * Ends the sessions, and unlocks an account that was locked by wrong attempts.
     *
     * @throws ApiError 409 for one's own account: its session would end before the new password is read
     */
    async work(act, { id }, rules) {
      refuseOwn(act, id);
      const { password, columns } = await oneTimePassword(act.now);
      const { userName } = await changed(act.tx, id, columns);
      await endAllSessions(act.tx, id);
      await unlock(act.tx, userName, momentOf(act.now));
      return { id, password, isHeld: await holdAdministrator(act, rules, id) };
    },
  }),
  SetRole: accountAct({
    act: 'role',
    body: one.extend({ role, fullName: fullName.optional(), expected: expectedValues }),
    /** A name is changed with it. If the role requires a second factor, sessions without one can only set it up. */
    async work(act, { id, role, fullName, expected }, rules) {
      const { tx } = act;
      const draft = { role, fullName };
      const before = await readExpected(act, id, draft, expected);
      if (role !== 'admin') await leaveAnAdministrator(act, id);
      const account = await changed(tx, id, draft);
      if (!hasSecondFactor(account) && (await needsSecondFactor(tx, role)))
        await tx.update(sessions).set({ mustEnrol: true }).where(eq(sessions.accountId, id));
      if (before.role !== 'admin') await holdAdministrator(act, rules, id);
    },
  }),
  Rename: accountAct({
    act: 'rename',
    body: one.extend({ fullName, expected: expectedValues }),
    async work(act, { id, fullName, expected }) {
      await readExpected(act, id, { fullName }, expected);
      await changed(act.tx, id, { fullName });
    },
  }),
  Disable: accountAct({
    act: 'disable',
    body: one,
    async work(act, { id }) {
      await leaveAnAdministrator(act, id);
      await changed(act.tx, id, { isDisabled: true });
      await endAllSessions(act.tx, id);
    },
  }),
  Enable: accountAct({
    act: 'enable',
    body: one,
    async work(act, { id }, rules) {
      await refuseOwnAdministrator(act, rules, id);
      const { userName } = await changed(act.tx, id, { isDisabled: false, heldBy: null });
      await unlock(act.tx, userName, momentOf(act.now));
    },
  }),
  ResetSecondFactor: accountAct({
    act: 'secondFactor',
    body: one,
    /** @throws ApiError 409 for one's own account: there the password is asked for */
    async work(act, { id }) {
      refuseOwn(act, id);
      await removeSecondFactor(act.tx, id);
      await endAllSessions(act.tx, id);
    },
  }),
  EndSessions: accountAct({
    act: 'endSessions',
    body: one,
    work: ({ tx }, { id }) => endAllSessions(tx, id),
  }),
  EndSession: accountAct({
    act: 'endSessions',
    body: one.extend({ sessionId: storedId }),
    work: ({ tx }, { id, sessionId }) => endSessionOf(tx, id, sessionId),
  }),
};

export type AccountActName = keyof typeof accountActs;

export const newAccount = z.object({ userName, fullName, role });

/**
 * Creates an account with a one-time password.
 *
 * @throws ApiError 400 for an existing login, disabled or not
 */
export async function addAccount(act: Act, draft: z.output<typeof newAccount>, rules: Rules) {
  const { password, columns } = await oneTimePassword(act.now);
  const [account] = await act.tx
    .insert(accounts)
    .values({ ...draft, ...columns })
    .onConflictDoNothing()
    .returning({ id: accounts.id });
  if (!account)
    throw invalid(
      'userName',
      'Учётная запись с таким логином уже есть. Если её пароль не показан, выдайте новый.',
    );
  return { id: account.id, password, isHeld: await holdAdministrator(act, rules, account.id) };
}
