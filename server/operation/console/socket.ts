import { once } from 'node:events';
import { chmodSync, existsSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, request } from 'node:http';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { OpenDatabase, TakeSnapshot } from '../../db/database.ts';
import { shortNames } from '../../db/folderLock.ts';
import { ExplainedError } from '../../lib/explained.ts';
import { CommandError } from './command.ts';
import { runCommand } from './commands.ts';

const NAME = 'console.sock';
const LONGEST_COMMAND_BYTES = 64 * 1024;
const DEADLINE_MS = 10_000;
/** How long a command may take to end when the server stops. */
const LAST_WORDS_MS = 2_000;

const CUT_SHORT = 'Сервер не договорил: см. его журнал.';

/** One line of the answer; the last one may contain the error. */
const answer = z.union([z.object({ text: z.string() }), z.object({ problem: z.string() })]);
type Answer = z.output<typeof answer>;

/** What commands need besides the server itself. */
interface Given {
  snapshot: TakeSnapshot;
  signal: AbortSignal;
}

async function* answersTo(app: FastifyInstance, given: Given, words: string[]): AsyncGenerator<Answer> {
  try {
    const { db, fileStore, settings, digestKey, noteAudit } = app;
    const now = await app.clock.read(db);
    const said = runCommand({ ...settings, ...given, db, fileStore, now, digestKey, noteAudit }, words);
    for await (const text of said) yield { text };
    app.log.info({ command: words.slice(0, 2).join(' ') }, 'console');
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
  const { nameOf, close } = shortNames(app.settings.dataDir);
  const path = nameOf(NAME);
  const stop = new AbortController();
  const given = { snapshot, signal: stop.signal };
  const limits = { maxHeaderSize: LONGEST_COMMAND_BYTES, headersTimeout: DEADLINE_MS };
  const server = createServer(limits, ({ url = '' }, response) => {
    const words = new URL(url, 'http://console').searchParams.getAll('word');
    response.flushHeaders();
    // a client that disconnects early does not want the rest
    pipeline(Readable.from(linesOf(answersTo(app, given, words))), response).catch(() => undefined);
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
    stop.abort(new Error('сервер останавливается'));
    setTimeout(() => server.closeAllConnections(), LAST_WORDS_MS).unref();
    await once(server.close(), 'close').finally(close);
  });
}

async function* textsFrom(response: IncomingMessage) {
  if (response.statusCode !== 200) throw new CommandError('Команда слишком длинная.');
  try {
    for await (const line of createInterface({ input: response })) {
      const said = answer.parse(JSON.parse(line));
      if ('problem' in said) throw new CommandError(said.problem);
      yield said.text;
    }
    if (!response.complete) throw new Error('aborted');
  } catch (error) {
    throw error instanceof CommandError ? error : new CommandError(CUT_SHORT);
  }
}

/**
 * Sends a command to the server that has the data folder open.
 *
 * @returns its output in parts; undefined when no server answers. Reading it throws CommandError when the server refuses
 */
export async function askServer(dataDir: string, words: string[]) {
  if (process.platform === 'win32' || !existsSync(dataDir)) return undefined;
  const { nameOf, close } = shortNames(dataDir);
  try {
    const query = new URLSearchParams(words.map((word) => ['word', word]));
    const asked = request({ socketPath: nameOf(NAME), path: `/?${query}` }).end();
    const [response] = await once(asked, 'response');
    return textsFrom(response);
  } catch (error) {
    if (Object(error).syscall === 'connect') return undefined;
    throw new CommandError(CUT_SHORT);
  } finally {
    close();
  }
}
