import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { newestSchemaVersion, oldestSchemaVersion } from '../../db/migrations.ts';
import { BrokenArchiveError, bytesOf, chunksOf, type TarEntry, tarEntries } from '../../lib/tarReader.ts';
import { CommandError } from '../console/command.ts';
import { entryNames, FORMAT, type Manifest, manifest, manifestHead } from './manifest.ts';

const broken = (path: string) =>
  new CommandError(`Резервная копия ${path} повреждена или не дописана. Ничего не изменено.`);

/** SHA-256 in hex. */
export async function digestOf(chunks: AsyncIterable<Buffer>) {
  const hash = createHash('sha256');
  for await (const chunk of chunks) hash.update(chunk);
  return hash.digest('hex');
}

/** A complete archive that this program can read; its last entry is the digest of everything before. */
async function check(file: Awaited<ReturnType<typeof open>>): Promise<Manifest> {
  let described: TarEntry | undefined;
  let last: TarEntry | undefined;
  for await (const entry of tarEntries(file)) {
    if (entry.name === entryNames.manifest) described = entry;
    last = entry;
  }
  if (!described || last?.name !== entryNames.digest) throw new BrokenArchiveError('it has no end');
  const noted = (await bytesOf(file, last)).toString('utf8').trim();
  const found = await digestOf(chunksOf(file, { start: 0, sizeBytes: last.headerAt }));
  if (noted !== found) throw new BrokenArchiveError('its digest is another one');
  const about = JSON.parse((await bytesOf(file, described)).toString('utf8'));
  const { format, schemaVersion } = manifestHead.parse(about);
  if (format > FORMAT || schemaVersion > newestSchemaVersion()) {
    throw new CommandError(
      'Копия сделана более новой версией программы. Восстановите её той версией или новее.',
    );
  }
  if (schemaVersion < oldestSchemaVersion()) {
    throw new CommandError(
      'Копия сделана версией программы до первого выпуска. Восстановите её последней из тех версий и сделайте новую копию.',
    );
  }
  return manifest.parse(about);
}

/**
 * Opens a backup and verifies every byte.
 *
 * @throws CommandError when it is damaged, unfinished, of a newer program, or older than the first release
 */
export async function openArchive(path: string) {
  const file = await open(path, 'r').catch(() => {
    throw new CommandError(`Файла ${path} нет, или его нельзя прочитать.`);
  });
  try {
    const about = await check(file);
    return {
      about,
      entries: () => tarEntries(file),
      bytesOf: (entry: TarEntry) => bytesOf(file, entry),
      streamOf: (entry: TarEntry) => Readable.from(chunksOf(file, entry)),
      close: () => file.close(),
    };
  } catch (error) {
    await file.close();
    throw error instanceof CommandError ? error : broken(path);
  }
}

export type Archive = Awaited<ReturnType<typeof openArchive>>;
