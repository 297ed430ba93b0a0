import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import {
  firstPasswordPath,
  readFirstPasswords,
  unusedFirstPasswords,
} from '../../server/accounts/firstPasswords.ts';
import { isPasswordRight } from '../../server/accounts/passwords.ts';
import { openEmbedded } from '../../server/db/embedded.ts';
import { accounts } from '../../server/db/schema.ts';
import { addFirstContent } from '../../server/operation/firstContent.ts';
import { readSettings } from '../../server/settings.ts';
import { databaseTemplate } from '../support/serverTemplate.ts';

/** A first start on a database of its own, with these environment variables. */
const startFirst = async (env: Record<string, string>) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'depository-'));
  const settings = readSettings({ DATA_DIR: dataDir, ...env });
  const { db, close } = await openEmbedded(settings.dataDir, { template: await databaseTemplate() });
  const addSample = vi.fn(async () => {});
  const first = await addFirstContent(db, settings, addSample);
  const again = await addFirstContent(db, settings, addSample);
  const kept = await readFirstPasswords(dataDir);
  const mode = await stat(firstPasswordPath(dataDir)).then(
    (file) => file.mode & 0o777,
    () => undefined,
  );
  const created = await db.select().from(accounts).orderBy(accounts.id);
  await db.update(accounts).set({ lastSignInAt: new Date() }).where(eq(accounts.role, 'admin'));
  const unused = await unusedFirstPasswords(db, dataDir);
  await close();
  await rm(dataDir, { recursive: true });
  const fits = await Promise.all(
    kept.map(({ userName, password }) => {
      const hash = created.find((account) => account.userName === userName)?.passwordHash;
      return isPasswordRight(hash, password);
    }),
  );
  const names = created.map(({ userName, role }) => [userName, role]);
  return { first, again, addSample, created: names, kept, mode, fits, unused };
};

let start: Awaited<ReturnType<typeof startFirst>>;

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
    expect(start.first?.map(({ userName }) => userName)).toEqual(start.created.map(([userName]) => userName));
    expect(start.kept).toEqual([]);
    expect(start.addSample).toHaveBeenCalledOnce();
    expect(start.again).toBeUndefined();
  });
});

describe('a first start without DEPO_PASSWORD', () => {
  beforeAll(async () => {
    start = await startFirst({});
  });

  it('gives each account a password of its own, in a file that only its owner may read', () => {
    expect(start.kept.map(({ userName }) => userName)).toEqual(start.created.map(([userName]) => userName));
    expect(start.fits).toEqual([true, true, true]);
    expect(new Set(start.kept.map(({ password }) => password)).size).toBe(3);
    expect(start.mode).toBe(0o600);
  });

  it('shows those alone that nobody has signed in with', () => {
    expect(start.unused).toEqual(start.kept.slice(1));
  });
});

describe.each(['DEPO_SAMPLE=0', 'NODE_ENV=production'])('a first start with %s', (setting) => {
  beforeAll(async () => {
    const [name = '', value = ''] = setting.split('=');
    start = await startFirst({ [name]: value });
  });

  it('is empty, with the admin account alone and a password that is made up', () => {
    expect(start.created).toEqual([['admin@depository.uz', 'admin']]);
    expect(start.addSample).not.toHaveBeenCalled();
    expect(start.kept).toEqual([
      { userName: 'admin@depository.uz', password: expect.stringMatching(/^\w{5}(-\w{5}){3}$/) },
    ]);
    expect(start.fits).toEqual([true]);
  });
});
