import { chmodSync, closeSync, existsSync, openSync, rmSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { OpenDatabase, TakeSnapshot } from '../../db/database.ts';
import { ExplainedError } from '../../lib/explained.ts';
import { CommandError } from './command.ts';
import { runCommand } from './commands.ts';

const NAME = 'console.sock';
const LONGEST_COMMAND = 16 * 1024;
const DEADLINE_MS = 10_000;
/** How long a command may take to end when the server stops. */
const LAST_WORDS_MS = 2_000;

/** One line of the answer. The last one marks the end, or contains the error. */
const answer = z.union([
  z.object({ text: z.string() }),
  z.object({ problem: z.string() }),
  z.object({ isDone: z.literal(true) }),
]);
type Answer = z.output<typeof answer>;

/** The path of a socket is limited to 100 bytes; on Linux a file descriptor of the folder replaces a longer path. */
function openPath(dataDir: string) {
  if (process.platform !== 'linux') return { path: join(dataDir, NAME), close: () => undefined };
  const folder = openSync(dataDir, 'r');
  return { path: `/proc/self/fd/${folder}/${NAME}`, close: () => closeSync(folder) };
}

/** Reads until the other side has ended. Iterating over the socket itself would close it, and the answer with it. */
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

/** What commands need besides the server itself. */
interface Given {
  snapshot: TakeSnapshot;
  signal: AbortSignal;
}

async function* answersTo(app: FastifyInstance, given: Given, socket: Socket): AsyncGenerator<Answer> {
  try {
    const words = z.array(z.string()).parse(JSON.parse(await received(socket)));
    // checking a long log takes time
    socket.setTimeout(0);
    const { db, fileStore, settings, digestKey, noteAudit } = app;
    const now = await app.clock.read(db);
    const said = runCommand({ ...settings, ...given, db, fileStore, now, digestKey, noteAudit }, words);
    for await (const text of said) yield { text };
    app.log.info({ command: words.slice(0, 2).join(' ') }, 'console');
    yield { isDone: true };
  } catch (error) {
    if (error instanceof ExplainedError) {
      yield { problem: error.message };
    } else {
      app.log.error({ err: error }, 'console failed');
      yield { problem: 'Команда не выполнена: см. журнал сервера.' };
    }
  }
}

async function* linesOf(answers: AsyncIterable<Answer>) {
  for await (const each of answers) yield `${JSON.stringify(each)}\n`;
}

/**
 * Lets `npm run accounts`, `audit`, `personal` and `backup` work while this process has the embedded database open, by a socket in the data
 * folder that only its owner may use. Windows has no such sockets; there the server has to be stopped first.
 */
export function listenForCommands(app: FastifyInstance, { snapshot }: Pick<OpenDatabase, 'snapshot'>) {
  if (process.platform === 'win32') return;
  const { path, close } = openPath(app.settings.dataDir);
  const stop = new AbortController();
  const given = { snapshot, signal: stop.signal };
  const sockets = new Set<Socket>();
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
    socket.on('error', () => socket.destroy()).setTimeout(DEADLINE_MS, () => socket.destroy());
    // a client that disconnects early does not want the rest
    pipeline(Readable.from(linesOf(answersTo(app, given, socket))), socket).catch(() => socket.destroy());
  });
  // left by a killed process, since the folder is locked by this one
  rmSync(path, { force: true });
  const former = process.umask(0o177);
  try {
    server.listen(path);
  } finally {
    process.umask(former);
  }
  server.once('listening', () => chmodSync(path, 0o600));
  server.on('error', (error) => app.log.error({ err: error }, 'console: no socket'));
  app.addHook('onClose', async () => {
    const closed = new Promise((resolve) => server.close(resolve));
    stop.abort(new Error('сервер останавливается'));
    const cutOff = setTimeout(() => {
      for (const socket of sockets) socket.destroy();
    }, LAST_WORDS_MS);
    await closed;
    clearTimeout(cutOff);
    close();
  });
}

async function* textsFrom(socket: Socket) {
  for await (const line of createInterface({ input: socket })) {
    const said = answer.parse(JSON.parse(line));
    if ('isDone' in said) return;
    if ('problem' in said) throw new CommandError(said.problem);
    yield said.text;
  }
  throw new CommandError('Сервер не договорил: см. его журнал.');
}

/**
 * Sends a command to the server that has the data folder open.
 *
 * @returns its output in parts; undefined when no server answers. Reading it throws CommandError when the server refuses
 */
export async function askServer(dataDir: string, words: string[]) {
  if (process.platform === 'win32' || !existsSync(dataDir)) return undefined;
  const { path, close } = openPath(dataDir);
  try {
    const socket = connect({ path, allowHalfOpen: true });
    const isOpen = await new Promise<boolean>((resolve) => {
      socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    });
    if (!isOpen) return undefined;
    socket.end(JSON.stringify(words));
    return textsFrom(socket);
  } finally {
    close();
  }
}
