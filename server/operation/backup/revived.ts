/** What a restore has revived although it was withdrawn after the backup: rights and schedules. */
import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { accounts, previewLinks, schedules, sessions } from '../../db/schema.ts';
import { RESTORED, stopOverdue } from '../../features/schedule/runner.ts';
import { paths } from '../../paths.ts';
import { placeOf } from './place.ts';
import { restore, type Target } from './restore.ts';

async function readRevived(db: Database) {
  const isOpen = and(isNull(previewLinks.withdrawnAt), gt(previewLinks.endsAt, sql`now()`));
  return {
    links: await db.$count(previewLinks, isOpen),
    open: await db.$count(sessions, gt(sessions.expiresAt, sql`now()`)),
    stopped: await db.$count(schedules, and(eq(schedules.state, 'stopped'), eq(schedules.reason, RESTORED))),
    waiting: await db.$count(schedules, eq(schedules.state, 'waiting')),
    enabled: await db
      .select({ login: accounts.userName, role: accounts.role })
      .from(accounts)
      .where(eq(accounts.isDisabled, false))
      .orderBy(accounts.id),
  };
}

/**
 * Restores a backup, stops the schedules whose time has passed, and tells what is in force because of it and how to end that.
 */
export async function* restoreAndWarn(target: Target, path: string, template = paths.databaseTemplate) {
  yield* restore(target, path, template, stopOverdue);
  const { links, open, stopped, waiting, enabled } = await placeOf(target, template).ask(readRevived);
  const logins = enabled.map(({ login, role }) => `${login} (${role})`);
  yield 'Снова действует и то, что отозвали после копии.\n';
  yield `  Учётные записи: ${logins.join(', ') || 'нет'}. Отключить лишние: npm run accounts -- disable <логин>\n`;
  if (links + open > 0) {
    yield `  Ссылки на просмотр: ${links}, сеансы: ${open}. Завершить все: npm run accounts -- revoke\n`;
  }
  if (stopped + waiting > 0) {
    yield `  Публикации и снятия по расписанию: ждут своего часа ${waiting}, остановлены, потому что их время прошло: ${stopped}. Проверьте их в «Расписании».\n`;
  }
  if (target.databaseUrl) {
    yield 'Если серверов несколько, удалите в DATA_DIR остальных файл audit-head: он о журнале, каким тот был до восстановления.\n';
  }
}
