import { join } from 'node:path';
import type { OpenDatabase } from '../db/database.ts';
import type { Settings } from '../settings.ts';
import { refuseUnfinished } from './backup/unfinished.ts';

interface Told {
  /** A connection to PostgreSQL was lost; the pool opens another one. */
  onLost(error: Error): void;
  /** The embedded database has ended unexpectedly. */
  onEnd?(error: Error): void;
  /** Backs up the database before the tables are migrated. */
  onBackup(path: string): void;
}

/** Opens and migrates the configured database. Only the embedded one is backed up first, because nobody else does. */
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
  // imports only the code of the configured database
  if (databaseUrl) return await (await import('../db/postgres.ts')).openPostgres(databaseUrl, onLost);
  const { openEmbedded } = await import('../db/embedded.ts');
  const folder = backupDir ?? join(dataDir, 'backups');
  return await openEmbedded(dataDir, {
    onEnd,
    beforeUpgrade: async (old) => {
      const { backUpBeforeUpgrade } = await import('./backup/write.ts');
      onBackup(await backUpBeforeUpgrade(old, folder, { reserveBytes }));
    },
  });
}
