import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { openEmbedded } from '../../server/db/embedded.ts';
import { accounts } from '../../server/db/schema.ts';
import { addFirstContent, type FirstStart } from '../../server/operation/firstContent.ts';
import { readSettings } from '../../server/settings.ts';
import { databaseTemplate } from '../support/serverTemplate.ts';

/** A first start on a database of its own, with these environment variables. */
const startFirst = async (env: Record<string, string>) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'depository-'));
  const settings = readSettings({ DATA_DIR: dataDir, ...env });
  const { db, close } = await openEmbedded(settings.dataDir, await databaseTemplate());
  const addSample = vi.fn(async () => {});
  const first = await addFirstContent(db, settings, addSample);
  const again = await addFirstContent(db, settings, addSample);
  const created = await db.select().from(accounts).orderBy(accounts.id);
  await close();
  await rm(dataDir, { recursive: true });
  return { first, again, addSample, created: created.map(({ userName, role }) => [userName, role]) };
};

let start: Awaited<ReturnType<typeof startFirst>>;
const firstStart = (): FirstStart => start.first ?? { accounts: [], password: '', isGenerated: false };

describe('a first start', () => {
  beforeAll(async () => {
    start = await startFirst({ DEPO_PASSWORD: 'correct horse 42' });
  });

  it('has sample content once, and the three accounts with the password that is set', () => {
    expect(start.created).toEqual([
      ['admin@depository.uz', 'admin'],
      ['kadry@depository.uz', 'kadry'],
      ['audit@depository.uz', 'audit'],
    ]);
    expect(firstStart()).toMatchObject({ password: 'correct horse 42', isGenerated: false });
    expect(start.addSample).toHaveBeenCalledOnce();
    expect(start.again).toBeUndefined();
  });
});

describe('a first start with DEPO_SAMPLE=0', () => {
  beforeAll(async () => {
    start = await startFirst({ DEPO_SAMPLE: '0' });
  });

  it('is empty, with the admin account alone and a password that is made up', () => {
    expect(start.created).toEqual([['admin@depository.uz', 'admin']]);
    expect(start.addSample).not.toHaveBeenCalled();
    expect(firstStart().password).toMatch(/^\w{5}(-\w{5}){3}$/);
    expect(firstStart().isGenerated).toBe(true);
  });
});
