import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { openSecrets } from '../../server/accounts/secrets.ts';

/** A file system that knows no hard links. */
vi.mock('node:fs/promises', async (original) => ({
  ...(await original<typeof import('node:fs/promises')>()),
  link: async () => {
    throw Object.assign(new Error('EPERM: operation not permitted, link'), { code: 'EPERM' });
  },
}));

it('servers that start together in a folder without hard links seal with one key', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'depository-linkless-'));
  const opened = await Promise.all(
    Array.from({ length: 5 }, () => openSecrets({ secretKey: undefined, dataDir }, async () => false)),
  );
  const sealed = opened[0]?.seal('JBSWY3DP', 7) ?? '';
  expect(opened.map(({ open }) => open(sealed, 7))).toEqual(Array(5).fill('JBSWY3DP'));
  expect(await readdir(dataDir)).toEqual(['secret.key']);
  await rm(dataDir, { recursive: true });
});
