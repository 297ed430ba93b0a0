import { closeSync, mkdirSync, openSync, renameSync, statSync, unlinkSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { join, relative } from 'node:path';
import { ExplainedError } from '../lib/explained.ts';
import { codeOf } from '../lib/faults.ts';

const inUse = (folder: string) =>
  new ExplainedError(
    `Папка данных ${folder} уже занята другим сервером. Остановите его или укажите другую папку в DATA_DIR. / ` +
      `The data folder ${folder} is in use by another process.`,
  );

const SOCKET = 'server.lock';
/** A fallback where a socket cannot be addressed through the opened folder. */
const LONGEST_FOLDER = 85;

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

/** An abstract socket name, which the kernel frees when its owner dies, even by kill -9. */
async function holdName(folder: string): Promise<Held> {
  const { dev, ino } = statSync(folder, { bigint: true });
  const name =
    process.platform === 'win32' ? `\\\\.\\pipe\\depository-${dev}-${ino}` : `\0depository-${dev}-${ino}`;
  const server = await listen(name);
  return { release: () => closed(server) };
}

/** How long after replacing a dead owner this process checks whether another one did so at the same time. */
const SECOND_LOOK_MS = 200;

interface Held {
  release(): Promise<void>;
}

const closed = (server: Server) => new Promise<void>((resolve) => server.close(() => resolve()));

/** Addresses a socket in the folder, whose path must be short: through the opened folder where possible. */
export function shortNames(folder: string) {
  if (process.platform === 'linux') {
    const opened = openSync(folder, 'r');
    let isOpen = true;
    const close = () => {
      // only once: the file descriptor may be reused later
      if (isOpen) closeSync(opened);
      isOpen = false;
    };
    return { nameOf: (name: string) => `/proc/self/fd/${opened}/${name}`, close };
  }
  const prefix = [folder, relative('.', folder)].find((each) => Buffer.byteLength(each) <= LONGEST_FOLDER);
  if (prefix === undefined) throw new Error(`The path of ${folder} is too long to be locked.`);
  return { nameOf: (name: string) => join(prefix, name), close: () => {} };
}

/** Replaces a killed owner. Of several processes that do so at once, the last one wins. */
async function takeOver(folder: string, nameOf: (name: string) => string) {
  const path = join(folder, SOCKET);
  const own = `${SOCKET}.${process.pid}.${Date.now()}`;
  const server = await listen(nameOf(own));
  const { ino } = statSync(join(folder, own), { bigint: true });
  renameSync(join(folder, own), path);
  await new Promise((resolve) => setTimeout(resolve, SECOND_LOOK_MS));
  const isOurs = () => statSync(path, { bigint: true, throwIfNoEntry: false })?.ino === ino;
  if (!isOurs()) {
    await closed(server);
    throw Object.assign(new Error('somebody else was quicker'), { code: 'EADDRINUSE' });
  }
  const release = async () => {
    if (isOurs()) unlinkSync(path);
    await closed(server);
  };
  return { release };
}

/** A socket in the folder itself, which other containers with the same volume see, unlike the kernel's name. */
async function holdSocket(folder: string): Promise<Held> {
  const { nameOf, close } = shortNames(folder);
  const hold = async (): Promise<Held> => {
    try {
      const server = await listen(nameOf(SOCKET));
      return { release: () => closed(server) };
    } catch (error) {
      if (codeOf(error) !== 'EADDRINUSE' || (await answers(nameOf(SOCKET)))) throw error;
      return await takeOver(folder, nameOf);
    }
  };
  try {
    const { release } = await hold();
    return { release: () => release().finally(close) };
  } catch (error) {
    close();
    throw error;
  }
}

/**
 * Makes this process the only one that works on the folder, until it ends or `release` is called. The embedded
 * database takes no lock of its own, and two processes on one folder lose each other's commits.
 *
 * @throws ExplainedError when another process holds it
 */
export async function lockFolder(folder: string) {
  mkdirSync(folder, { recursive: true });
  const held: Held[] = [];
  const release = async () => {
    await Promise.all(held.map((each) => each.release()));
  };
  try {
    // only Linux and Windows have names without a file
    if (process.platform !== 'darwin') held.push(await holdName(folder));
    if (process.platform !== 'win32') held.push(await holdSocket(folder));
  } catch (error) {
    await release();
    if (codeOf(error) === 'EADDRINUSE') throw inUse(folder);
    throw error;
  }
  return { release };
}
