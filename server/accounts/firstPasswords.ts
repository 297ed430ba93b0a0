import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isNull } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { accounts } from '../db/schema.ts';
import { removeDurably, writeDurably } from '../lib/durably.ts';
import { inTurn } from '../lib/inTurn.ts';

/** An account of the first start with its generated password. */
export interface FirstPassword {
  userName: string;
  password: string;
}

export const firstPasswordPath = (dataDir: string) => join(dataDir, 'first-password');

/** The unused passwords; none when there is no file. */
export async function readFirstPasswords(dataDir: string): Promise<FirstPassword[]> {
  const text = await readFile(firstPasswordPath(dataDir), 'utf8').catch(() => '');
  return text.split('\n').flatMap((line) => {
    const [userName, password] = line.split(' ');
    return userName && password ? [{ userName, password }] : [];
  });
}

/** Writes the passwords to a file that only its owner may read, on disk before this returns. Without any left the file is deleted. */
export async function keepFirstPasswords(dataDir: string, passwords: readonly FirstPassword[]) {
  const path = firstPasswordPath(dataDir);
  if (passwords.length === 0) return await removeDurably(path);
  await mkdir(dataDir, { recursive: true });
  await writeDurably(path, passwords.map(({ userName, password }) => `${userName} ${password}\n`).join(''));
}

/** The unused passwords. Those used meanwhile, on another server or just before a crash, are removed from the file. */
export async function unusedFirstPasswords(db: Database, dataDir: string) {
  const kept = await readFirstPasswords(dataDir);
  const unused = await db.select().from(accounts).where(isNull(accounts.lastSignInAt));
  const left = kept.filter((each) => unused.some(({ userName }) => userName === each.userName));
  if (left.length < kept.length) await keepFirstPasswords(dataDir, left);
  return left;
}

const oneAtATime = inTurn(1);

/** Removes an account's password from the file after its first sign-in. Changes to the file run one after another. */
export const forgetFirstPassword = (dataDir: string, userName: string) =>
  oneAtATime(async () => {
    const passwords = await readFirstPasswords(dataDir);
    const others = passwords.filter((each) => each.userName !== userName);
    if (others.length < passwords.length) await keepFirstPasswords(dataDir, others);
  });
