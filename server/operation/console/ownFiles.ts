import { existsSync } from 'node:fs';
import { openFileStore } from '../../files/openFileStore.ts';
import type { Settings } from '../../settings.ts';
import { CommandError } from './command.ts';

const needsFiles = ([area, ...words]: string[]) =>
  area === 'personal' || (area === 'backup' && !words.includes('--database-only'));

/**
 * Checks that the files are reachable: unlike PostgreSQL they need the server's settings.
 *
 * @throws CommandError for a command that needs files elsewhere, because every file would seem to be lost
 */
export async function refuseOtherFiles(settings: Settings, installationId: string, words: string[]) {
  const { databaseUrl, dataDir } = settings;
  if (!databaseUrl || !needsFiles(words)) return;
  const store = existsSync(dataDir) ? await openFileStore(settings) : undefined;
  if ((await store?.owner()) === installationId) return;
  throw new CommandError(
    `В ${store?.place ?? dataDir} нет файлов этой установки. Укажите DATA_DIR (и S3_…) как у сервера.`,
  );
}
