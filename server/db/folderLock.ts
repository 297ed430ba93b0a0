import { mkdirSync, statSync, unlinkSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { join, relative } from 'node:path';

/** Another process works on the data folder. */
export class FolderInUseError extends Error {
  constructor(folder: string) {
    super(
      `Папка данных ${folder} уже занята другим сервером. Остановите его или укажите другую папку в DATA_DIR. / ` +
        `The data folder ${folder} is in use by another process.`,
    );
  }
}

const LONGEST_SOCKET_PATH = 100;

function listen(path: string) {
  return new Promise<Server>((resolve, reject) => {
    const server = createServer((socket) => socket.destroy());
    server.once('error', reject);
    server.listen(path, () => resolve(server.unref()));
  });
}

function answers(path: string) {
  return new Promise<boolean>((resolve) => {
    const socket = connect(path);
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('close', () => socket.destroy());
  });
}

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? error.code : undefined);

/** A name that only lives in the kernel: it is free the moment its owner dies, even by kill -9. */
async function holdName(folder: string) {
  const { dev, ino } = statSync(folder, { bigint: true });
  const name =
    process.platform === 'win32' ? `\\\\.\\pipe\\depository-${dev}-${ino}` : `\0depository-${dev}-${ino}`;
  return await listen(name);
}

/** A socket in the folder itself: seen from other containers that share the volume, where the kernel's name is not. */
async function holdSocket(folder: string) {
  const absolute = join(folder, 'server.lock');
  const path = [absolute, relative('.', absolute)].find(
    (each) => Buffer.byteLength(each) <= LONGEST_SOCKET_PATH,
  );
  if (!path) return undefined;
  try {
    return await listen(path);
  } catch (error) {
    if (codeOf(error) !== 'EADDRINUSE' || (await answers(path))) throw error;
    // its owner was killed; the kernel's name is already ours, so nobody else removes it at the same time
    unlinkSync(path);
    return await listen(path);
  }
}

/**
 * Makes this process the only one that works on the folder, until it ends or `release` is called. The embedded
 * database takes no lock of its own, and two processes on one folder lose each other's commits.
 *
 * @throws FolderInUseError when another process holds it
 */
export async function lockFolder(folder: string) {
  mkdirSync(folder, { recursive: true });
  const held: Server[] = [];
  const release = async () => {
    await Promise.all(held.map((server) => new Promise((resolve) => server.close(resolve))));
  };
  try {
    // only Linux and Windows have names without a file
    if (process.platform !== 'darwin') held.push(await holdName(folder));
    const socket = process.platform === 'win32' ? undefined : await holdSocket(folder);
    if (socket) held.push(socket);
  } catch (error) {
    await release();
    if (codeOf(error) === 'EADDRINUSE') throw new FolderInUseError(folder);
    throw error;
  }
  return { release };
}
