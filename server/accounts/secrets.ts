/** Encrypts secrets that must be readable in the database, with a key that is stored elsewhere. */
import { createCipheriv, createDecipheriv, hash, randomBytes, randomUUID } from 'node:crypto';
import { constants, copyFile, link, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { writeDurably } from '../lib/durably.ts';
import { ExplainedError } from '../lib/explained.ts';
import { codeOf, ifMissing } from '../lib/faults.ts';
import type { Settings } from '../settings.ts';

declare module 'fastify' {
  interface FastifyInstance {
    secrets: Secrets;
  }
}

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;
const ID_LENGTH = 8;

interface Key {
  /** Identifies the key in what it has encrypted, without revealing anything. */
  id: string;
  bytes: Buffer;
}

const keyOf = (text: string): Key => ({
  id: hash('sha256', `id ${text}`, 'base64url').slice(0, ID_LENGTH),
  bytes: hash('sha256', `key ${text}`, 'buffer'),
});

/** The prefix of encrypted values. */
export const SEAL = 's1.';

/** Whether a value is encrypted; values of old versions are not. */
export const isSealed = (text: string) => text.startsWith(SEAL);

/** @param keys - the key for encryption, and older ones for decryption only */
function createSecrets([current, ...former]: readonly [Key, ...Key[]]) {
  const keys = [current, ...former];
  const keyFor = (sealed: string) => keys.find(({ id }) => sealed.startsWith(`${SEAL}${id}.`));

  return {
    /** @param owner - bound to the value: it cannot be decrypted for another owner */
    seal(text: string, owner: number): string {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv(CIPHER, current.bytes, iv).setAAD(Buffer.from(String(owner)));
      const bytes = Buffer.concat([iv, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
      return `${SEAL}${current.id}.${bytes.toString('base64url')}`;
    },

    /** @returns undefined for a value with an unknown key, of another owner, or altered; an unencrypted value of an old version as it is */
    open(sealed: string, owner: number): string | undefined {
      if (!isSealed(sealed)) return sealed;
      const key = keyFor(sealed);
      if (!key) return undefined;
      const bytes = Buffer.from(sealed.slice(`${SEAL}${key.id}.`.length), 'base64url');
      try {
        const decipher = createDecipheriv(CIPHER, key.bytes, bytes.subarray(0, IV_BYTES));
        decipher.setAAD(Buffer.from(String(owner))).setAuthTag(bytes.subarray(-TAG_BYTES));
        const text = decipher.update(bytes.subarray(IV_BYTES, -TAG_BYTES), undefined, 'utf8');
        return text + decipher.final('utf8');
      } catch {
        return undefined;
      }
    },

    canOpen: (sealed: string) => !isSealed(sealed) || keyFor(sealed) !== undefined,
  };
}

export type Secrets = ReturnType<typeof createSecrets>;

const readText = (path: string) => readFile(path, 'utf8').then((text) => text.trim() || undefined);

/** How often and at what interval to check whether another server has finished writing the key. */
const LOOKS = 20;
const BETWEEN_LOOKS_MS = 50;

async function readWritten(path: string) {
  for (let look = 1; look < LOOKS; look += 1) {
    const text = await readText(path);
    if (text) return text;
    await pause(BETWEEN_LOOKS_MS);
  }
  return await readText(path);
}

/** The error codes of file systems without hard links. */
const LINKLESS = ['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS'];

const saying = (codes: string[]) => (error: unknown) => {
  if (!codes.includes(codeOf(error) ?? '')) throw error;
};

async function makeText(path: string) {
  const unfinished = `${path}.${randomUUID()}`;
  await writeDurably(unfinished, `${randomBytes(32).toString('base64url')}\n`);
  try {
    await link(unfinished, path)
      .catch((error) => {
        saying(LINKLESS)(error);
        return copyFile(unfinished, path, constants.COPYFILE_EXCL);
      })
      // another server was faster, so its key counts; it may still be writing
      .catch(saying(['EEXIST']));
  } finally {
    await rm(unfinished);
  }
  return await readWritten(path);
}

const withoutKey = (path: string) =>
  new ExplainedError(
    `В базе данных есть вторые факторы, зашифрованные ключом, которого здесь нет: SECRET_KEY не задан, файла ${path} нет. Верните прежний ключ; если он утрачен, см. «Troubleshooting» в docs/operations.md. Сервер не запущен. / The key of sealed second factors is missing.`,
  );

/**
 * The key of the settings and that of the data folder, which is created when there is no other.
 *
 * @param hasSeals - whether anything is encrypted already
 * @throws ExplainedError when the only key for encrypted values is missing
 */
export async function openSecrets(
  { secretKey, dataDir }: Pick<Settings, 'secretKey' | 'dataDir'>,
  hasSeals: () => Promise<boolean>,
) {
  const path = join(dataDir, 'secret.key');
  const found = await readText(path).catch(ifMissing);
  const hasNone = found === undefined && !secretKey;
  if (hasNone && (await hasSeals())) throw withoutKey(path);
  const kept = hasNone ? await makeText(path) : found;
  const [first, ...others] = [secretKey, kept].flatMap((text) => (text ? [keyOf(text)] : []));
  if (!first) throw new Error(`${path} is empty`);
  return createSecrets([first, ...others]);
}
