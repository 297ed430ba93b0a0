import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { InjectOptions } from 'fastify';
import { afterAll, afterEach, beforeAll, beforeEach, inject } from 'vitest';
import { buildApp } from '../../server/app.ts';
import { databaseClock } from '../../server/db/clock.ts';
import { openEmbedded } from '../../server/db/embedded.ts';
import { openPostgres } from '../../server/db/postgres.ts';
import { openFileStore } from '../../server/files/openFileStore.ts';
import { sanitiseHtml } from '../../server/lib/html.ts';
import { FIRST_ACCOUNTS } from '../../server/operation/firstContent.ts';
import { readSettings, type Settings } from '../../server/settings.ts';
import type { Role } from '../../src/wire/wire.ts';
import { addAccounts, PASSWORD } from './firstAccounts.ts';
import { fetchFrom } from './serverFetch.ts';
import { databaseTemplate } from './serverTemplate.ts';
import { takeDatabase } from './usedDatabase.ts';

// Fastify looks for a plugin's name among all loaded modules, which are thousands where screens are tried
Object.defineProperty(Function.prototype, Symbol.for('fastify.display-name'), {
  configurable: true,
  get(this: () => void) {
    return this.name || 'a plugin';
  },
  set(this: () => void, value: string) {
    Object.defineProperty(this, Symbol.for('fastify.display-name'), { value, writable: true });
  },
});

export { PASSWORD };

interface TestServerOptions {
  /** Environment variables, as an operator would set them. */
  env?: Record<string, string>;
  /** Folder of the built front end; none by default. */
  frontEndFolder?: string;
  /** The embedded database runs in a thread of its own, as in the product, with a clock that no test has a hand on. */
  hasThread?: boolean;
}

export interface Answer {
  status: number;
  headers: Record<string, unknown>;
  /** The parsed JSON, or the text when it is not JSON. */
  // biome-ignore lint/suspicious/noExplicitAny: each test knows what it asked for
  body: any;
}

type ApiCall = [
  method: 'GET' | 'POST' | 'DELETE',
  url: string,
  payload?: InjectOptions['payload'],
  headers?: Record<string, string>,
];

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** The settings' PostgreSQL, or an embedded database in a thread. */
async function openDatabase({ databaseUrl, dataDir }: Settings) {
  const opened = databaseUrl
    ? await openPostgres(databaseUrl, () => {})
    : await openEmbedded(dataDir, { template: await databaseTemplate() });
  return { ...opened, giveBack: opened.close };
}

/** A database that was used before, on PostgreSQL in the project «postgres», unless the test wants one of its own. */
async function takenDatabase(env: Record<string, string>, hasThread: boolean) {
  if ('DATABASE_URL' in env) return undefined;
  const template = inject('postgresTemplate');
  return template || !hasThread ? await takeDatabase(addAccounts, template) : undefined;
}

/**
 * The real server on a real database in a folder of its own, with the three accounts and no content, and no port.
 *
 * @example
 * const server = await startServer();
 * const token = await server.signIn('admin');
 * render(<App http={createHttp({ baseUrl: '', fetch: server.fetch })} />);
 * …
 * await server.stop();
 */
export async function startServer({
  env = {},
  frontEndFolder = '/nonexistent',
  hasThread = false,
}: TestServerOptions = {}) {
  const dataDir = await mkdtemp(join(tmpdir(), 'depository-'));
  const taken = await takenDatabase(env, hasThread);
  const settings = readSettings({
    DATA_DIR: dataDir,
    DEPO_PASSWORD: PASSWORD,
    LOG_LEVEL: 'info',
    // what loads this machine are other tests
    SHED_LOAD: '0',
    ...(taken?.url && { DATABASE_URL: taken.url }),
    ...env,
  });
  const database = taken ?? (await openDatabase(settings));
  const { db } = database;
  await addAccounts(db);
  const fileStore = await openFileStore(settings);
  const logLines: Record<string, unknown>[] = [];
  const logStream = { write: (line: string) => void logLines.push(JSON.parse(line)) };
  let aheadMs = 0;
  const sanitise = async (html: string) => sanitiseHtml(html);
  const clock = databaseClock(() => aheadMs);
  const { connections } = database;
  const app = await buildApp({
    ...{ settings, db, connections, fileStore, frontEndFolder, clock, logStream, sanitise },
  });
  await app.ready();

  const tokens = new Map<Role, string>();
  const send = async (request: InjectOptions): Promise<Answer> => {
    const { statusCode, headers, body } = await app.inject(request);
    return { status: statusCode, headers, body: parsed(body) };
  };

  /** Sends one request with the token of a session. */
  const withToken = (token: string, ...[method, url, payload, headers]: ApiCall) =>
    send({ method, url, payload, headers: { ...headers, authorization: `Bearer ${token}` } });

  const login = (userName: string, password = PASSWORD, more: object = {}) =>
    send({ method: 'POST', url: '/Access/login', payload: { userName, password, ...more } });

  return {
    app,
    database,
    db,
    settings,
    /** What the server logged, one object per line. */
    logLines,
    /** The server as a browser's `fetch`. */
    fetch: fetchFrom(app),
    /** Sends one request as it is. */
    send,
    withToken,
    /** Tries to sign in. */
    login,

    /** A new session of the account with that role. @returns its token */
    async signIn(role: Role): Promise<string> {
      const userName = FIRST_ACCOUNTS.find((account) => account.role === role)?.userName ?? '';
      const { body } = await login(userName);
      tokens.set(role, body.token);
      return body.token;
    },

    /** Calls the API with the last session of that role, signing in first when there is none. */
    async as(role: Role, ...call: ApiCall) {
      return await withToken(tokens.get(role) ?? (await this.signIn(role)), ...call);
    },

    /** What a call with the token is answered: 200 while its session lasts. */
    async statusOf(token: string) {
      return (await withToken(token, 'GET', '/api/Admin/News/GetCount')).status;
    },

    /** Lets the database's clock jump, forwards or (negative) backwards. */
    moveClock(minutes: number) {
      aheadMs += minutes * 60_000;
    },

    /** The database's clock. @returns milliseconds since 1970 */
    now: () => Date.now() + aheadMs,

    /** Opens a port of its own for what needs one. @returns the address, without a final slash */
    listen: () => app.listen({ port: 0, host: '127.0.0.1' }),

    async stop() {
      await app.close();
      await database.giveBack();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

export type TestServer = Awaited<ReturnType<typeof startServer>>;

export type Hook = (run: () => Promise<void>) => void;

const serverFor = (before: Hook, after: Hook, options?: TestServerOptions): TestServer => {
  const server = {} as TestServer;
  before(async () => void Object.assign(server, await startServer(options)));
  after(() => server.stop());
  return server;
};

/** A server for all tests of the file or block that calls this at its top. */
export const serverForAll = (options?: TestServerOptions) => serverFor(beforeAll, afterAll, options);

/** The same with a new server for each test. */
export const serverForEach = (options?: TestServerOptions) => serverFor(beforeEach, afterEach, options);
