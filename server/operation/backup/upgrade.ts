import { join } from 'node:path';
import { databaseClock } from '../../db/clock.ts';
import type { OpenDatabase } from '../../db/database.ts';
import { keepNewest, nameAt } from './folder.ts';
import { type Conditions, writeBackup } from './write.ts';

const PREFIX = 'before-upgrade';
const KEPT = 3;

/** Backs up the database before its tables are migrated; files are not affected. @returns the path */
export async function backUpBeforeUpgrade(
  { db, snapshot }: Pick<OpenDatabase, 'db' | 'snapshot'>,
  folder: string,
  conditions: Conditions,
): Promise<string> {
  const now = await databaseClock().read(db);
  const path = join(folder, nameAt(PREFIX, now));
  await writeBackup({ db, snapshot, fileStore: undefined }, path, now, conditions);
  await keepNewest(folder, PREFIX, KEPT);
  return path;
}
