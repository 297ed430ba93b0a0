import { join } from 'node:path';
import type { OpenDatabase } from '../db/database.ts';
import type { Settings } from '../settings.ts';
import { refuseUnfinished } from './backup/unfinished.ts';

interface Told {
  /** Of a connection to PostgreSQL that broke; the next one is opened by itself. */
  onLost(error: Error): void;
  /** Of an embedded database that has ended by itself. */
  onEnd?(error: Error): void;
  /** Of a backup that is made before the tables are changed. */
  onBackup(path: string): void;
}

/**
 * Opens the database that the settings name, and brings it up to date. The embedded one is backed up before that: nobody else
 * sees to it.
 */
export async function openDatabase(
  {
    databaseUrl,
    dataDir,
    backupDir,
    reserveBytes,
  }: Pick<Settings, 'databaseUrl' | 'dataDir' | 'backupDir' | 'reserveBytes'>,
  { onLost, onEnd, onBackup }: Told,
): Promise<OpenDatabase> {
  refuseUnfinished(dataDir);
  // a start reads the code of one of them, not of both
  if (databaseUrl) return await (await import('../db/postgres.ts')).openPostgres(databaseUrl, onLost);
  const { openEmbedded } = await import('../db/embedded.ts');
  const folder = backupDir ?? join(dataDir, 'backups');
  return await openEmbedded(dataDir, {
    onEnd,
    beforeUpgrade: async (old) => {
      const { backUpBeforeUpgrade } = await import('./backup/upgrade.ts');
      onBackup(await backUpBeforeUpgrade(old, folder, { reserveBytes }));
    },
  });
}
