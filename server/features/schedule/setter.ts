import { and, eq } from 'drizzle-orm';
import type { Act } from '../../audit/act.ts';
import { accounts, type schedules } from '../../db/schema.ts';
import { ApiError } from '../../lib/apiError.ts';
import type { Publishing } from './publishing.ts';

type Job = Pick<typeof schedules.$inferSelect, 'recordId' | 'setBy' | 'setByName'>;

/** Whether somebody is still one of those who approve. */
async function mayApprove({ tx }: Act, id: number) {
  const isMeant = and(eq(accounts.id, id), eq(accounts.role, 'admin'), eq(accounts.isDisabled, false));
  return (await tx.$count(accounts, isMeant)) > 0;
}

/**
 * Checks the rights of the user who scheduled a publication again when its time has come: rules and roles may have changed since.
 *
 * @throws ApiError 403 in words for everybody
 */
export async function askSetter(act: Act, publishing: Publishing, { recordId, setBy, setByName }: Job) {
  if (setBy === null) return;
  if (!(await mayApprove(act, setBy)))
    throw new ApiError(403, `назначено: ${setByName}, теперь без права публиковать`);
  try {
    await publishing.checkApproval({ ...act, by: setBy, byName: setByName }, recordId);
  } catch (error) {
    if (!(error instanceof ApiError) || error.statusCode !== 403) throw error;
    throw new ApiError(403, `назначено: ${setByName}. Подтверждать собственные правки теперь нельзя`);
  }
}
