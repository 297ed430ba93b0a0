import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';

/** A new folder for all tests of the file or block that calls this at its top. It is removed when they have ended. */
export const folderForAll = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'depository-'));
  afterAll(() => rm(folder, { recursive: true, force: true }));
  return folder;
};

/** What `start` starts, for all tests of the file or block in the same way: a PostgreSQL, an object store. */
export const forAll = <Started extends { remove: () => Promise<void> }>(start: () => Promise<Started>) => {
  const started = {} as Started;
  beforeAll(async () => void Object.assign(started, await start()));
  afterAll(() => started.remove?.());
  return started;
};
