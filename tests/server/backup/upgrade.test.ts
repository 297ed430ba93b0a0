import { cp, mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { sql } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { openEmbedded } from '../../../server/db/embedded.ts';
import {
  bringUpToDate,
  newestSchemaVersion,
  oldestSchemaVersion,
  schemaVersionOf,
} from '../../../server/db/migrations.ts';
import { openPostgres } from '../../../server/db/postgres.ts';
import * as schema from '../../../server/db/schema.ts';
import { snapshotByTriggers } from '../../../server/db/snapshot.ts';
import { openArchive } from '../../../server/operation/backup/archive.ts';
import { convert } from '../../../server/operation/backup/convert.ts';
import { restore } from '../../../server/operation/backup/restore.ts';
import { writeBackup } from '../../../server/operation/backup/write.ts';
import { openDatabase } from '../../../server/operation/openDatabase.ts';
import { paths } from '../../../server/paths.ts';
import { readSettings } from '../../../server/settings.ts';
import { folderForAll, forAll } from '../../support/forAll.ts';
import { openHere } from '../../support/openHere.ts';
import { startPostgres } from '../../support/serverPostgres.ts';
import { bundleForAll, dataFolder } from '../../support/serverProcess.ts';
import { databaseTemplate } from '../../support/serverTemplate.ts';
import { digestsOf } from '../../support/tables.ts';

const folder = folderForAll();
const postgres = forAll(startPostgres);
const command = bundleForAll('server/consoleCli.ts');

const future = sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('of tomorrow', ${newestSchemaVersion() + 1}::bigint)`;
const told = { onLost: () => {}, onBackup: () => {} };

describe('a database that a newer program has changed', () => {
  it('is refused with a sentence, the embedded one and PostgreSQL', async () => {
    const DATA_DIR = await dataFolder();
    const embedded = await openEmbedded(DATA_DIR, { open: openHere });
    await embedded.db.execute(future);
    await embedded.close();
    const DATABASE_URL = await postgres.createDatabase();
    const server = await openPostgres(DATABASE_URL, () => {});
    await server.db.execute(future);
    await server.close();
    for (const env of [{ DATA_DIR }, { DATA_DIR: folder, DATABASE_URL }]) {
      await expect(openDatabase(readSettings(env), told)).rejects.toThrow(
        /^База данных записана более новой версией/,
      );
    }
  });
});

describe('a database from before the first release', () => {
  it('is refused with a sentence, and so is a backup of it', async () => {
    const DATA_DIR = await dataFolder();
    const old = await openEmbedded(DATA_DIR, { open: openHere });
    const { db, snapshot } = old;
    await db.execute(
      sql`update drizzle.__drizzle_migrations set created_at = ${oldestSchemaVersion() - 1}::bigint`,
    );
    const path = join(folder, 'unreleased.tar');
    const options = { reserveBytes: 0 };
    const { file } = await writeBackup({ db, snapshot, fileStore: undefined }, path, new Date(), options);
    await old.close();
    await expect(openDatabase(readSettings({ DATA_DIR }), told)).rejects.toThrow(/до первого выпуска/);
    await expect(openArchive(file)).rejects.toThrow(/Копия сделана версией программы до первого выпуска/);
  });
});

/** The migrations of this program and one more, as its next version has them. */
async function migrationsOfTomorrow() {
  const tomorrow = join(folder, 'migrations');
  await cp(paths.migrations, tomorrow, { recursive: true });
  const journalPath = join(tomorrow, 'meta/_journal.json');
  const journal = JSON.parse(await readFile(journalPath, 'utf8'));
  const last = journal.entries.at(-1);
  journal.entries.push({ ...last, idx: last.idx + 1, when: last.when + 1, tag: '9999_tomorrow' });
  await writeFile(journalPath, JSON.stringify(journal));
  const statement = `ALTER TABLE "installation" ADD COLUMN "of_tomorrow" text DEFAULT 'new' NOT NULL;`;
  await writeFile(join(tomorrow, '9999_tomorrow.sql'), statement);
  return tomorrow;
}

describe('an embedded database of an older program', () => {
  const { migrations } = paths;
  afterAll(() => {
    paths.migrations = migrations;
  });

  it('is backed up, whosever it is, then brought up to date; the backup can be restored, and is brought up to date as well', async () => {
    const DATA_DIR = join(folder, 'old');
    await mkdir(DATA_DIR);
    const before = newestSchemaVersion();
    const old = await openHere(join(DATA_DIR, 'database'));
    const { db } = old;
    const snapshot = snapshotByTriggers(db);
    await bringUpToDate(db);
    // before the first start had made an installation of it
    const unused = join(folder, 'unused.tar');
    const options = { reserveBytes: 0 };
    await writeBackup({ db, snapshot, fileStore: undefined }, unused, new Date(), options);
    await db.insert(schema.installation).values({ digestKey: 'key' });
    await old.close();

    paths.migrations = await migrationsOfTomorrow();
    const first = { dataDir: join(folder, 'first'), databaseUrl: await postgres.createDatabase() };
    await text(Readable.from(restore(first, unused)));
    const made: string[] = [];
    const settings = readSettings({ DATA_DIR });
    const opened = await openEmbeddedOf(settings, made);
    expect(await schemaVersionOf(opened.db)).toBe(newestSchemaVersion());
    expect(newestSchemaVersion()).toBeGreaterThan(before);
    const upgraded = await digestsOf(opened.db);
    await opened.close();
    expect(made).toEqual([expect.stringMatching(/\/old\/backups\/before-upgrade-[\d-]+\.tar$/)]);
    const { about, close } = await openArchive(made[0] ?? '');
    expect(about).toMatchObject({ schemaVersion: before });
    expect(about.files).toBeUndefined();
    await close();

    const databaseUrl = await postgres.createDatabase();
    const place = { dataDir: join(folder, 'restored'), databaseUrl };
    await text(Readable.from(restore(place, made[0] ?? '')));
    const restored = await openPostgres(databaseUrl, () => {});
    expect(await digestsOf(restored.db)).toEqual(upgraded);
    const added = { ofTomorrow: sql`of_tomorrow` };
    expect(await restored.db.select(added).from(schema.installation)).toEqual([{ ofTomorrow: 'new' }]);
    await restored.close();
    await (await openEmbeddedOf(settings, made)).close();
    expect(made).toHaveLength(1);
  });

  const openEmbeddedOf = (settings: ReturnType<typeof readSettings>, made: string[]) =>
    openDatabase(settings, { ...told, onBackup: (path) => made.push(path) });
});

describe('an embedded database of another disk format', () => {
  it('is refused, and taken over by a dump of the program that can read it', async () => {
    const program = join(folder, 'program');
    const again = join(folder, 'again');
    for (const each of [program, again]) await mkdir(join(each, 'build'), { recursive: true });
    await symlink(command, join(program, 'build', 'console.mjs'));
    const dataDir = await dataFolder();
    const old = await openEmbedded(dataDir, { open: openHere });
    await old.db.insert(schema.installation).values({ digestKey: 'key' });
    await old.close();

    const template = join(folder, 'template');
    await cp(await databaseTemplate(), template, { recursive: true });
    await writeFile(join(template, 'PG_VERSION'), '99\n');
    await expect(openEmbedded(dataDir, { template })).rejects.toThrow(
      /записана PostgreSQL 18, а эта программа пишет в формате 99.*npm run convert/s,
    );

    const own = await databaseTemplate();
    const cutShort = convert(dataDir, program, own);
    await cutShort.next();
    await cutShort.next();
    // killed here, a start finds no database, and must not make an empty one
    await expect(openDatabase(readSettings({ DATA_DIR: dataDir }), told)).rejects.toThrow(/не закончено/);
    expect(await readdir(dataDir)).not.toContain('database');
    // whoever read what it says went away
    await cutShort.return(undefined);
    expect(await readdir(dataDir)).toContain('database');
    const dump = join(folder, 'dump.tar');
    const [made = ''] = await readdir(join(dataDir, 'backups'));
    await cp(join(dataDir, 'backups', made), dump);
    await writeFile(
      join(again, 'build', 'console.mjs'),
      `import { copyFileSync } from 'node:fs'; copyFileSync(${JSON.stringify(dump)}, process.argv[3]);`,
    );
    // what fails after the last row has come says why, and restore goes on with it
    const head = join(dataDir, 'audit-head');
    await rm(head);
    await mkdir(head);
    await expect(text(Readable.from(convert(dataDir, again, own)))).rejects.toThrow(/EISDIR/);
    await rm(head, { recursive: true });
    const place = { dataDir, databaseUrl: undefined };
    expect(await text(Readable.from(restore(place, dump, own)))).toMatch(/База данных восстановлена/);
    const names = await readdir(dataDir);
    expect(names).toContain('database');
    expect(names).toContainEqual(expect.stringMatching(/^database\.before-convert-/));
    const taken = await openEmbedded(dataDir, { open: openHere });
    expect((await taken.db.select().from(schema.installation))[0]).toMatchObject({ digestKey: 'key' });
    // the dump itself is an act of the console
    expect((await taken.db.select().from(schema.auditHead))[0]?.seq).toBe(1);
    await taken.close();
  });
});
