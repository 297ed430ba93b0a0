/** Under the four-eyes rule nobody admits an administrator alone, because one person would then have two accounts. */
import { and, eq, ne } from 'drizzle-orm';
import type { Act } from '../audit/act.ts';
import { accounts } from '../db/schema.ts';
import { ApiError } from '../lib/apiError.ts';
import type { Rules } from '../records/reviewRules.ts';
import { accountWith } from './accounts.ts';
import { endAllSessions } from './sessions.ts';

/**
 * Disables an administrator whom somebody has just admitted (created, promoted, or given a password) until another administrator enables
 * the account.
 *
 * @returns whether the account is disabled
 */
export async function holdAdministrator({ tx, by, now }: Act, rules: Rules, id: number): Promise<boolean> {
  const account = await accountWith(tx, id);
  if (account?.role !== 'admin' || by === null || by === id) return false;
  if (!(await rules.read(tx, now)).fourEyes.isOn) return false;
  await tx.update(accounts).set({ isDisabled: true, heldBy: by }).where(eq(accounts.id, id));
  await endAllSessions(tx, id);
  return true;
}

/** @throws ApiError 403 for the administrator who admitted this account, under the four-eyes rule; it names who may enable it */
export async function refuseOwnAdministrator({ tx, by, now }: Act, rules: Rules, id: number) {
  const account = await accountWith(tx, id);
  if (account?.role !== 'admin' || by === null || account.heldBy !== by) return;
  if (!(await rules.read(tx, now)).fourEyes.isOn) return;
  const mayEnable = and(eq(accounts.role, 'admin'), eq(accounts.isDisabled, false), ne(accounts.id, by));
  const others = await tx.select({ name: accounts.fullName }).from(accounts).where(mayEnable);
  const who =
    others.length > 0
      ? `Кто может включить: ${others.map(({ name }) => name).join(', ')}.`
      : 'Других действующих администраторов нет. Включить её можно на сервере: npm run accounts -- enable <логин>.';
  throw new ApiError(
    403,
    `Доступ администратора этой учётной записи дали вы, поэтому включить её должен другой администратор. ${who}`,
  );
}
