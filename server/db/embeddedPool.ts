import { Duplex } from 'node:stream';
import { protocol } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/node-postgres';
import { Client, Pool } from 'pg';
import type { Database } from './database.ts';
import { type Engine, joined } from './pglite.ts';
import { transactionsOn } from './postgresTransactions.ts';
import * as schema from './schema.ts';

/** The server's messages after a connection is accepted: no password is needed, and it is ready. */
const WELCOME = Buffer.from('R\0\0\0\x08\0\0\0\0Z\0\0\0\x05I');
/** The message by which a client ends a connection. */
const GOODBYE = 'X'.charCodeAt(0);
/** Resets what a former connection may have left behind. */
const LEFT_BEHIND = ['rollback', 'discard all'];

/** A connection to the embedded database with the methods that `pg` needs of a socket. */
class Connection extends Duplex {
  #isWelcome = false;
  readonly #engine: Engine;

  constructor(engine: Engine) {
    super();
    this.#engine = engine;
  }

  connect() {
    process.nextTick(() => this.emit('connect'));
  }

  // further methods of a socket
  setNoDelay() {}
  setKeepAlive() {}
  ref() {}
  unref() {}

  async #welcome() {
    for (const statement of LEFT_BEHIND) {
      await this.#engine.answer(new Uint8Array(protocol.serialize.query(statement)));
    }
    this.#isWelcome = true;
    return WELCOME;
  }

  override _writev(chunks: { chunk: Buffer }[], done: () => void) {
    const messages = joined(chunks.map(({ chunk }) => chunk));
    done();
    if (messages[0] === GOODBYE) return;
    const answer = this.#isWelcome ? this.#engine.answer(messages) : this.#welcome();
    answer.then(
      (bytes) => this.push(bytes),
      (error) => this.destroy(error),
    );
  }

  override _read() {}

  override _final(done: () => void) {
    this.push(null);
    done();
  }
}

/** The most prepared statements; the server has about two hundred, and each takes some tens of kilobytes. */
const MOST_NAMES = 400;
/** Longer statements differ with each number of rows. */
const LONGEST_NAMED = 8 * 1024;

/** Searches need a plan for their parameters: a common plan takes half a second among 100,000 items. */
const IS_SEARCH = / like |::tsquery/;

const isStatement = (value: unknown): value is { text: string; values?: unknown[] } =>
  typeof value === 'object' && value !== null && 'text' in value && typeof value.text === 'string';

/** Names statements, so that PostgreSQL parses and plans them once: otherwise a page of a list takes five times as long. */
class NamingClient extends Client {
  readonly #names = new Map<string, string>();

  #nameOf(text: string) {
    if (text.length > LONGEST_NAMED || IS_SEARCH.test(text)) return undefined;
    const name =
      this.#names.get(text) ?? (this.#names.size < MOST_NAMES ? `s${this.#names.size}` : undefined);
    if (name) this.#names.set(text, name);
    return name;
  }

  override query(...[statement, values, ...rest]: unknown[]) {
    const named =
      isStatement(statement) && Array.isArray(values) && values.length > 0
        ? { ...statement, name: this.#nameOf(statement.text) }
        : statement;
    return Reflect.apply(super.query, this, [named, values, ...rest]);
  }
}

/** The embedded database behind the driver of a PostgreSQL server. It has one connection, so transactions follow each other. */
export function embeddedPool(engine: Engine) {
  const pool = new Pool({
    Client: NamingClient,
    stream: () => new Connection(engine),
    user: 'postgres',
    ssl: false,
    max: 1,
    idleTimeoutMillis: 0,
  });
  // the running statement fails with the same error
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  const db: Database = drizzle(pool, { schema });
  db.transaction = transactionsOn(pool);
  let closing: Promise<void> | undefined;
  return {
    db,
    /** Waits for running statements and writes everything to disk. */
    async close() {
      closing ??= pool.end().then(() => engine.close());
      await closing;
    },
  };
}
