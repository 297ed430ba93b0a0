import type { Settings } from '../settings.ts';
import type { OpenDatabase } from './database.ts';
import { openEmbedded } from './embedded.ts';
import { openPostgres } from './postgres.ts';

/** Opens and migrates the database of the settings: PostgreSQL when an address is given, else the embedded one. */
export function openDatabase(
  { databaseUrl, dataDir }: Settings,
  onLost: (error: Error) => void,
): Promise<OpenDatabase> {
  return databaseUrl ? openPostgres(databaseUrl, onLost) : openEmbedded(dataDir);
}
