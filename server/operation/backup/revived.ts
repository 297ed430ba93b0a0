/** What a restore ends or moves on because of what was done after the backup, and what it has revived: rights and schedules. */
import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import { endAllSessions } from '../../accounts/sessions.ts';
import type { Database } from '../../db/database.ts';
import { accounts, previewLinks, schedules } from '../../db/schema.ts';
import { RESTORED, stopOverdue } from '../../features/schedule/runner.ts';
import { paths } from '../../paths.ts';
import type { Manifest } from './manifest.ts';
import { placeOf } from './place.ts';
import { restore, type Target } from './restore.ts';

/** The number of ids that are skipped at least: twice the rows of the longest list. */
const IDS_SKIPPED = 10_000;

/**
 * Skips ids that were given out after the backup, also by an earlier restore of it, and one for each second since it was made: a page that is
 * still open knows them.
 */
const skipIds = (db: Database, madeAt: string) =>
  db.execute(sql`select setval(format('%I.%I', schemaname, sequencename)::regclass, coalesce(last_value, 0) + ${IDS_SKIPPED}
    + greatest(0, ceil(extract(epoch from now() - ${madeAt}::timestamptz)))::bigint)
    from pg_sequences where schemaname = 'public'`);

async function settle(db: Database, { madeAt }: Manifest) {
  await stopOverdue(db);
  // an open page reloads its data after signing in again
  await endAllSessions(db);
  await skipIds(db, madeAt);
}

async function readRevived(db: Database) {
  const isOpen = and(isNull(previewLinks.withdrawnAt), gt(previewLinks.endsAt, sql`now()`));
  return {
    links: await db.$count(previewLinks, isOpen),
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
 * Restores a backup, stops the schedules whose time has passed, ends all sessions, skips ids, and tells what is in force because of it and how
 * to end that.
 */
export async function* restoreAndWarn(target: Target, path: string, template = paths.databaseTemplate) {
  yield* restore(target, path, template, settle);
  const { links, stopped, waiting, enabled } = await placeOf(target, template).ask(readRevived);
  const logins = enabled.map(({ login, role }) => `${login} (${role})`);
  yield 'Все сеансы завершены: войти нужно снова.\n';
  yield 'Снова действует и то, что отозвали после копии.\n';
  yield `  Учётные записи: ${logins.join(', ') || 'нет'}. Отключить лишние: npm run accounts -- disable <логин>\n`;
  if (links > 0) {
    yield `  Ссылки на просмотр: ${links}. Отозвать все: npm run accounts -- revoke\n`;
  }
  if (stopped + waiting > 0) {
    yield `  Публикации и снятия по расписанию: ждут своего часа ${waiting}, остановлены, потому что их время прошло: ${stopped}. Проверьте их в «Расписании».\n`;
  }
  if (target.databaseUrl) {
    yield 'Если серверов несколько, удалите в DATA_DIR остальных файл audit-head: он о журнале, каким тот был до восстановления.\n';
  }
}
