import { rmSync } from 'node:fs';
import { mkdir, readdir, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { openDiskStore } from '../../../server/files/diskStore.ts';
import { openStagingFolder, sweepStaging } from '../../../server/files/staging.ts';
import { dataFolder } from '../../support/serverProcess.ts';

/** What another instance takes away between the listing of a folder and the look at its file. */
const vanish = (folder: string, name: string) => symlink('/nonexistent', join(folder, name));

it('a file that vanishes while the folder of uploads is swept keeps no server from starting', async () => {
  const folder = await dataFolder();
  const staging = await openStagingFolder(folder);
  await vanish(staging, 'gone');
  await expect(openStagingFolder(folder)).resolves.toBe(staging);
});

it('a file that vanishes while the store is listed does not end the listing', async () => {
  const folder = await dataFolder();
  const store = await openDiskStore(folder);
  const parent = join(folder, 'ab');
  await mkdir(parent, { recursive: true });
  await vanish(parent, 'ab0');
  await writeFile(join(parent, 'ab1'), '');
  await utimes(join(parent, 'ab1'), 1, 1);
  const listed: string[] = [];
  for await (const name of store.storedBefore(new Date())) listed.push(name);
  expect(listed).toEqual(['ab1']);
});

it('an archive of a person that was never sent goes within the hour, an upload within the day', async () => {
  const staging = await openStagingFolder(await dataFolder());
  const twoHoursAgo = Date.now() / 1000 - 7200;
  for (const name of ['person-1', 'upload-1']) {
    await writeFile(join(staging, name), '');
    await utimes(join(staging, name), twoHoursAgo, twoHoursAgo);
  }
  await writeFile(join(staging, 'person-2'), '');
  await sweepStaging(staging);
  expect((await readdir(staging)).sort()).toEqual(['person-2', 'upload-1']);
  await rm(staging, { recursive: true });
});

it('a file that vanishes before it is read can be read to its end', async () => {
  const folder = await dataFolder();
  const store = await openDiskStore(folder);
  const sha256 = 'ab'.repeat(32);
  await mkdir(join(folder, 'ab'), { recursive: true });
  await writeFile(join(folder, 'ab', sha256), 'whole');
  const bytes = await store.open(sha256);
  // at once, before a stream could open it
  rmSync(join(folder, 'ab', sha256));
  expect(bytes && (await text(bytes.stream))).toBe('whole');
  expect(await store.open(sha256)).toBeUndefined();
});
