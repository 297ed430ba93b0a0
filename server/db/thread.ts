import { setFlagsFromString } from 'node:v8';
import { Worker } from 'node:worker_threads';
import type { PGlite, QueryOptions, Results } from '@electric-sql/pglite';
import { paths } from '../paths.ts';
import type { fsyncCount } from './durableFs.ts';
import { collectAfter } from './garbage.ts';

/** What the server's thread asks for. */
type Act =
  | {
      act: 'query';
      sql: string;
      params: unknown[] | undefined;
      rowMode: QueryOptions['rowMode'];
      transaction?: number;
      /** It is the first one of its transaction, which begins with it. */
      begins?: boolean;
    }
  | { act: 'execute'; sql: string }
  | { act: 'commit' | 'rollBack'; transaction: number }
  | { act: 'fsyncs' | 'close' };
export type Asked = Act & { id: number };

/** What a refusal by the database tells. */
export type Failure = { message: string; code?: string; severity?: string };

/** After these PostgreSQL does nothing any more, not even answer. */
const LAST_WORDS = ['FATAL', 'PANIC'];

/** The first one, with the number 0, says that the database is open, and gives PostgreSQL's code. */
export type Answer = { id: number; result: unknown } | { id: number; failure: Failure };

interface Waiting {
  resolve(result: unknown): void;
  reject(error: Error): void;
}

/** What a thread is told when it begins. */
export interface Beginning {
  folder: string;
  code: WebAssembly.Module | undefined;
}

/** PostgreSQL's code, as the first thread has compiled it: other databases of this process need not do it again. */
let code: WebAssembly.Module | undefined;

/** Room for what lives for a statement only: the default is eight times as much, and is never given back. */
const YOUNG_MB = 6;

/** What PostgreSQL says when one of its processes has crashed. */
const ENDED = '57P02';
const ended = (cause: Error) =>
  Object.assign(new Error(`The embedded database has ended: ${cause.message}`, { cause }), { code: ENDED });

/**
 * Opens the embedded database of a folder in a thread of its own: what it does, it does at a stretch, and a save of 20 MB takes
 * it a second or two in which nobody else would be answered.
 *
 * @param onEnd - told when the database ends though nobody has closed it; whatever is asked of it from then on fails
 */
export async function openThread(folder: string, onEnd: (error: Error) => void = () => {}) {
  // V8's optimising compiler takes 60 MB for a database that waits for the disk most of the time
  setFlagsFromString('--liftoff-only');
  // what is never called needs no check either
  setFlagsFromString('--wasm-lazy-validation');
  const worker = new Worker(paths.databaseThread, {
    workerData: { folder, code } satisfies Beginning,
    resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MB },
  });
  const waiting = new Map<number, Waiting>();
  let asked = 0;
  let begun = 0;
  let over: Error | undefined;
  let isOpen = false;
  let closing: Promise<unknown> | undefined;

  function settle(id: number, how: (one: Waiting) => void) {
    const one = waiting.get(id);
    waiting.delete(id);
    // an idle database does not keep the program up
    if (waiting.size === 0) worker.unref();
    if (one) how(one);
  }

  function end(cause: Error) {
    if (over) return;
    over = cause;
    for (const id of waiting.keys()) settle(id, ({ reject }) => reject(ended(cause)));
    if (isOpen && !closing) onEnd(ended(cause));
  }

  function wait(id: number) {
    return new Promise<unknown>((resolve, reject) => {
      if (waiting.size === 0) worker.ref();
      waiting.set(id, { resolve, reject });
    });
  }

  async function ask(act: Act): Promise<unknown> {
    if (over) throw ended(over);
    asked += 1;
    const answer = wait(asked);
    worker.postMessage({ ...act, id: asked } satisfies Asked);
    return await answer;
  }

  worker.on('message', (answer: Answer) => {
    if (!('failure' in answer)) return settle(answer.id, ({ resolve }) => resolve(answer.result));
    const error = Object.assign(new Error(answer.failure.message), answer.failure);
    if (!LAST_WORDS.includes(answer.failure.severity ?? '')) {
      return settle(answer.id, ({ reject }) => reject(error));
    }
    end(error);
    void worker.terminate();
  });
  worker.on('error', end);
  worker.on('exit', (code) => end(new Error(`its thread ended with ${code}`)));
  const compiled = await wait(0);
  if (compiled instanceof WebAssembly.Module) code = compiled;
  isOpen = true;

  const queryIn =
    (within: () => { transaction?: number; begins?: boolean }) =>
    async <Row>(sql: string, params?: unknown[], { rowMode }: QueryOptions = {}) => {
      const result = await ask({ act: 'query', sql, params, rowMode, ...within() });
      collectAfter(params ?? []);
      return result as Results<Row>;
    };

  const client = {
    query: queryIn(() => ({})),
    async transaction<Result>(work: (tx: { query: PGlite['query'] }) => Promise<Result>) {
      begun += 1;
      const transaction = begun;
      let isBegun = false;
      // a message of its own for the beginning would wake the other thread once more
      const within = () => {
        const begins = !isBegun;
        isBegun = true;
        return { transaction, begins };
      };
      let result: Result;
      try {
        result = await work({ query: queryIn(within) });
      } catch (error) {
        // a database that cannot even do this has ended, and says so to whoever asks next
        if (isBegun) await ask({ act: 'rollBack', transaction }).catch(() => {});
        throw error;
      }
      if (isBegun) await ask({ act: 'commit', transaction });
      return result;
    },
  };
  return {
    // drizzle calls nothing else of it
    client: client as Pick<PGlite, 'query' | 'transaction'> as PGlite,
    async execute(sql: string) {
      await ask({ act: 'execute', sql });
    },
    async fsyncs() {
      return (await ask({ act: 'fsyncs' })) as typeof fsyncCount;
    },
    /** Waits for running statements and writes everything out. */
    async close() {
      if (!over) closing ??= ask({ act: 'close' }).then(() => worker.terminate());
      await closing;
    },
  };
}
