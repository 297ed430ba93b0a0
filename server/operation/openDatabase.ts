import { join } from 'node:path';
import { refuseUnfinished } from '../backup/unfinished.ts';
import { backUpBeforeUpgrade } from '../backup/upgrade.ts';
import type { OpenDatabase } from '../db/database.ts';
import { openEmbedded } from '../db/embedded.ts';
import { openPostgres } from '../db/postgres.ts';
import type { Settings } from '../settings.ts';

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
  if (databaseUrl) return await openPostgres(databaseUrl, onLost);
  const folder = backupDir ?? join(dataDir, 'backups');
  return await openEmbedded(dataDir, {
    onEnd,
    beforeUpgrade: async (old) => onBackup(await backUpBeforeUpgrade(old, folder, { reserveBytes })),
  });
}
