/** Finds rights that a restore has revived although they were withdrawn after the backup. */
import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { accounts, previewLinks, sessions } from '../../db/schema.ts';
import { paths } from '../../paths.ts';
import { placeOf } from './place.ts';
import { restore, type Target } from './restore.ts';

async function readAccess(db: Database) {
  const isOpen = and(isNull(previewLinks.withdrawnAt), gt(previewLinks.endsAt, sql`now()`));
  return {
    links: await db.$count(previewLinks, isOpen),
    open: await db.$count(sessions, gt(sessions.expiresAt, sql`now()`)),
    enabled: await db
      .select({ login: accounts.userName, role: accounts.role })
      .from(accounts)
      .where(eq(accounts.isDisabled, false))
      .orderBy(accounts.id),
  };
}

/** Restores a backup, and tells who has access because of it and how to end that. */
export async function* restoreAndWarn(target: Target, path: string, template = paths.databaseTemplate) {
  yield* restore(target, path, template);
  const { links, open, enabled } = await placeOf(target, template).ask(readAccess);
  const logins = enabled.map(({ login, role }) => `${login} (${role})`);
  yield 'Снова действует и то, что отозвали после копии.\n';
  yield `  Учётные записи: ${logins.join(', ') || 'нет'}. Отключить лишние: npm run accounts -- disable <логин>\n`;
  if (links + open > 0) {
    yield `  Ссылки на просмотр: ${links}, сеансы: ${open}. Завершить все: npm run accounts -- revoke\n`;
  }
  if (target.databaseUrl) {
    yield 'Если серверов несколько, удалите в DATA_DIR остальных файл audit-head: он о журнале, каким тот был до восстановления.\n';
  }
}
