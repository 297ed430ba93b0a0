import { chmodSync, closeSync, existsSync, openSync, rmSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { CommandError, runAccountCommand } from '../accounts/commands.ts';

const NAME = 'accounts.sock';
const LONGEST_COMMAND = 16 * 1024;
const DEADLINE_MS = 10_000;

const answer = z.object({ text: z.string().optional(), problem: z.string().optional() });

/** A socket's path may have 100 bytes: on Linux the opened folder stands for its own path, however long. */
function openPath(dataDir: string) {
  if (process.platform !== 'linux') return { path: join(dataDir, NAME), close: () => undefined };
  const folder = openSync(dataDir, 'r');
  return { path: `/proc/self/fd/${folder}/${NAME}`, close: () => closeSync(folder) };
}

/** What is sent until the other side has ended. Iterating over the socket would close it, and the answer with it. */
function received(socket: Socket) {
  return new Promise<string>((resolve, reject) => {
    let sent = '';
    socket.setEncoding('utf8').on('data', (chunk) => {
      sent += chunk;
      if (sent.length > LONGEST_COMMAND) reject(new CommandError('Команда слишком длинная.'));
    });
    socket
      .once('end', () => resolve(sent))
      .once('close', () => reject(new CommandError('Команда не пришла.')));
  });
}

async function answerTo(app: FastifyInstance, socket: Socket) {
  try {
    const words = z.array(z.string()).parse(JSON.parse(await received(socket)));
    const said = await runAccountCommand(app.db, words, app.clock());
    app.log.info({ command: words[0] }, 'accounts: console');
    return { text: said };
  } catch (error) {
    if (error instanceof CommandError) return { problem: error.message };
    app.log.error({ err: error }, 'accounts: console failed');
    return { problem: 'Команда не выполнена: см. журнал сервера.' };
  }
}

/**
 * Lets `npm run accounts` work while the embedded database is open here: by a socket in the data folder that only its
 * owner may use. Windows has none; there the server has to be stopped first.
 */
export function listenForAccounts(app: FastifyInstance) {
  if (process.platform === 'win32') return;
  const { path, close } = openPath(app.settings.dataDir);
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    socket.on('error', () => socket.destroy()).setTimeout(DEADLINE_MS, () => socket.destroy());
    void answerTo(app, socket).then((said) => socket.end(JSON.stringify(said)));
  });
  // whoever made it was killed: the folder is ours alone
  rmSync(path, { force: true });
  const former = process.umask(0o177);
  try {
    server.listen(path);
  } finally {
    process.umask(former);
  }
  server.once('listening', () => chmodSync(path, 0o600));
  server.on('error', (error) => app.log.error({ err: error }, 'accounts: no socket'));
  app.addHook('onClose', async () => {
    await new Promise((resolve) => server.close(resolve));
    close();
  });
}

/**
 * Asks the server that has the data folder open to do a command.
 *
 * @returns what it says, or nothing when no server answers
 * @throws CommandError when it refuses
 */
export async function askServer(dataDir: string, words: string[]): Promise<string | undefined> {
  if (process.platform === 'win32' || !existsSync(dataDir)) return undefined;
  const { path, close } = openPath(dataDir);
  try {
    const socket = connect({ path, allowHalfOpen: true });
    const isOpen = await new Promise<boolean>((resolve) => {
      socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    });
    if (!isOpen) return undefined;
    socket.end(JSON.stringify(words));
    const { text: said, problem } = answer.parse(JSON.parse(await text(socket)));
    if (problem !== undefined) throw new CommandError(problem);
    return said;
  } finally {
    close();
  }
}
