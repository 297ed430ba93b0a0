import { desc } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { unreadableSecrets } from '../accounts/secondFactor.ts';
import { files } from '../db/schema.ts';
import { StoreAwayError } from '../files/store.ts';
import { counted } from '../lib/plural.ts';

/** The number of latest files checked at the start. */
const LATEST = 50;

/** The latest files that are missing here: another server on this database may have stored them in a folder of its own. */
async function missingFiles({ db, fileStore }: FastifyInstance) {
  const latest = await db.select({ sha256: files.sha256 }).from(files).orderBy(desc(files.id)).limit(LATEST);
  try {
    const found = await Promise.all(latest.map(({ sha256 }) => fileStore.has(sha256)));
    return { missing: found.filter((isThere) => !isThere).length, of: latest.length };
  } catch (error) {
    // the health checks report that
    if (error instanceof StoreAwayError) return { missing: 0, of: 0 };
    throw error;
  }
}

/** Warnings about settings that work, but perhaps not as the operator expects; one sentence each. */
export async function warnings(app: FastifyInstance): Promise<string[]> {
  const { production, smtpUrl, trustProxy, databaseUrl, dataDir, secretKey } = app.settings;
  const { fileStore } = app;
  const { missing, of } = await missingFiles(app);
  const unreadable = await unreadableSecrets(app.db, app.secrets);
  const every = [
    !smtpUrl &&
      `Почта не настроена (SMTP_URL): письма никому не отправляются, а остаются в ${dataDir}/outbox.`,
    !production && 'NODE_ENV не равен production: это не рабочая установка, допускаются простые пароли.',
    production &&
      trustProxy === 0 &&
      'TRUST_PROXY не задан: если сервер стоит за прокси, все посетители для него имеют один адрес.',
    databaseUrl !== undefined &&
      !fileStore.isShared &&
      `Файлы лежат в ${fileStore.place}: у всех серверов на этой базе данных это должна быть одна и та же папка.`,
    databaseUrl !== undefined &&
      !secretKey &&
      `SECRET_KEY не задан: вторые факторы шифруются ключом ${dataDir}/secret.key, которого нет у других серверов и не будет без этой папки.`,
    unreadable > 0 &&
      `Второй фактор ${counted(unreadable, ['человека', 'человек', 'человек'])} этот сервер проверить не может: ключ не тот, которым он зашифрован (SECRET_KEY или ${dataDir}/secret.key).`,
    missing > 0 &&
      `Содержимого ${counted(missing, ['файла', 'файлов', 'файлов'])} из ${of} последних в ${fileStore.place} нет.`,
  ];
  return every.filter((sentence) => sentence !== false);
}
