import { existsSync } from 'node:fs';
import { open, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openPostgres } from '../../../server/db/postgres.ts';
import { openFileStore } from '../../../server/files/openFileStore.ts';
import { openTarWriter } from '../../../server/lib/tarWriter.ts';
import { folderForAll, forAll } from '../../support/forAll.ts';
import { startPostgres } from '../../support/serverPostgres.ts';
import { backupForAll } from './filledServer.ts';

const folder = folderForAll();
const postgres = forAll(startPostgres);
const { source, archive, newFolder, restored } = backupForAll(folder);

describe('a restore', () => {
  it('refuses a damaged archive, one cut short and one of a newer program before it touches anything', async () => {
    const dataDir = join(folder, 'untouched');
    const bytes = await open(archive).then((file) => file.readFile().finally(() => file.close()));
    const flipped = Buffer.from(bytes);
    const middle = Math.floor(bytes.length / 2);
    flipped[middle] = (flipped[middle] ?? 0) ^ 1;
    for (const [name, content] of Object.entries({
      flipped,
      cut: bytes.subarray(0, middle),
      text: Buffer.from('a'),
    })) {
      const path = join(folder, `${name}.tar`);
      await writeFile(path, content);
      await expect(restored(path, { dataDir })).rejects.toThrow(/повреждена или не дописана/);
    }
    await expect(restored(join(folder, 'none.tar'), { dataDir })).rejects.toThrow(
      /нет, или его нельзя прочитать/,
    );
    const newer = join(folder, 'newer.tar');
    const tar = await openTarWriter(newer, new Date());
    await tar.add('manifest.json', Buffer.from('{"format":2,"schemaVersion":1,"of":"tomorrow"}'));
    await tar.finish();
    await expect(restored(newer, { dataDir })).rejects.toThrow(/^Копия сделана более новой версией/);
    expect(existsSync(dataDir)).toBe(false);
  });

  it('refuses a place where anything is', async () => {
    await expect(restored(archive, { dataDir: source.settings.dataDir })).rejects.toThrow(
      /уже есть база данных/,
    );
    const databaseUrl = await postgres.createDatabase();
    await (await openPostgres(databaseUrl, () => {})).close();
    const dataDir = await newFolder();
    await expect(restored(archive, { dataDir, databaseUrl })).rejects.toThrow(/не пуста: в ней есть таблица/);
    expect(await readdir(dataDir)).toEqual([]);
    const store = await openFileStore({ dataDir });
    await store.belongTo('another one');
    await expect(restored(archive, { dataDir })).rejects.toThrow(/принадлежат другой базе/);
  });
});
