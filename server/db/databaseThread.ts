/** Run by `openThread`, as a thread of its own: the embedded database, which answers what the server's thread asks. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { fsyncCount } from './durableFs.ts';
import { collectAfter } from './garbage.ts';
import { type FolderTransaction, openFolder } from './openFolder.ts';
import type { Answer, Asked, Beginning, Failure } from './thread.ts';

/** A transaction under way, until it is told how to end. */
interface Begun {
  tx: FolderTransaction;
  commit(): void;
  rollBack(reason: unknown): void;
  ended: Promise<void>;
}

async function compile() {
  const library = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  return await WebAssembly.compile(await readFile(join(dirname(library), 'pglite.wasm')));
}

const { folder, code = await compile() }: Beginning = workerData;
const client = await openFolder(folder, { pgliteWasmModule: code });
const transactions = new Map<number, Promise<Begun>>();
const rolledBack = Symbol('rolled back');

/** A transaction, when it has its turn: one goes on at a time, and nothing else beside it. */
function begin() {
  return new Promise<Begun>((resolve, reject) => {
    const ended = client.transaction(
      (tx) => new Promise<void>((commit, rollBack) => resolve({ tx, commit, rollBack, ended })),
    );
    ended.catch(reject);
  });
}

async function begun(transaction: number) {
  const found = transactions.get(transaction);
  if (!found) throw new Error('This transaction has ended.');
  return await found;
}

/** Nothing more is done in it but that. */
async function last(transaction: number) {
  const found = begun(transaction);
  transactions.delete(transaction);
  return await found;
}

async function commit(transaction: number) {
  const { commit, ended } = await last(transaction);
  commit();
  return await ended;
}

async function rollBack(transaction: number) {
  const { rollBack, ended } = await last(transaction);
  rollBack(rolledBack);
  await ended.catch((error: unknown) => {
    if (error !== rolledBack) throw error;
  });
}

async function query({ sql, params = [], rowMode, transaction, begins }: Asked & { act: 'query' }) {
  if (transaction !== undefined && begins) transactions.set(transaction, begin());
  const on = transaction === undefined ? client : (await begun(transaction)).tx;
  const result = await on.query(sql, params, { rowMode });
  collectAfter([params, result.rows]);
  return result;
}

function answerTo(asked: Asked): unknown {
  switch (asked.act) {
    case 'query':
      return query(asked);
    case 'execute':
      return client.exec(asked.sql).then(() => undefined);
    case 'commit':
      return commit(asked.transaction);
    case 'rollBack':
      return rollBack(asked.transaction);
    case 'fsyncs':
      return { ...fsyncCount };
    case 'close':
      return client.close();
  }
}

/** Of an error what tells what went wrong; not the statement and its values, which PGlite puts beside it. */
const TELLING = ['code', 'severity', 'detail', 'hint', 'schema', 'table', 'column', 'constraint', 'routine'];

function failureOf(error: unknown): Failure {
  if (!(error instanceof Error)) return { message: String(error) };
  const told = TELLING.map((name) => [name, Reflect.get(error, name)]).filter(
    ([, value]) => value !== undefined,
  );
  const broken = error instanceof WebAssembly.RuntimeError ? { severity: 'PANIC' } : {};
  return { message: error.message, ...broken, ...Object.fromEntries(told) };
}

const say = (answer: Answer) => parentPort?.postMessage(answer);

parentPort?.on('message', async (asked: Asked) => {
  try {
    say({ id: asked.id, result: await answerTo(asked) });
  } catch (error) {
    say({ id: asked.id, failure: failureOf(error) });
  }
});
say({ id: 0, result: code });
