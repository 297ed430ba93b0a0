import { once } from 'node:events';
import { setFlagsFromString } from 'node:v8';
import { Worker } from 'node:worker_threads';
import { inTurn } from '../lib/inTurn.ts';
import { paths } from '../paths.ts';
import { embeddedPool } from './embeddedPool.ts';

/** The heap limit for short-lived objects: the default is eight times as large and is never freed. */
const YOUNG_MB = 6;

/** PostgreSQL's message after one of its processes has crashed. */
const CRASHED = '57P02';

/**
 * Opens the embedded database of a folder in a thread: a save of 20 MB takes a second or two, during which nobody else would be answered.
 *
 * @param onEnd - called when the database ends without being closed; all later queries fail
 */
export async function openThread(folder: string, onEnd: (error: Error) => void = () => {}) {
  // V8's optimising compiler would take 60 MB for a database that mostly waits for the disk
  setFlagsFromString('--liftoff-only');
  // skips validating functions that are never called
  setFlagsFromString('--wasm-lazy-validation');
  const worker = new Worker(paths.databaseThread, {
    workerData: folder,
    resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MB },
  });
  const end = new AbortController();
  let isOpen = false;

  function endBy(cause: Error) {
    if (end.signal.aborted) return;
    const message = `The embedded database has ended: ${cause.message}`;
    end.abort(Object.assign(new Error(message, { cause }), { code: CRASHED }));
    if (isOpen) onEnd(end.signal.reason);
  }
  worker.once('error', endBy);
  const exited = once(worker, 'exit').then(
    ([code]) => endBy(new Error(`its thread ended with ${code}`)),
    endBy,
  );

  async function answer() {
    try {
      const [message] = await once(worker, 'message', { signal: end.signal });
      return message;
    } catch {
      end.signal.throwIfAborted();
    }
  }

  await answer();
  isOpen = true;
  const turn = inTurn(1);
  return embeddedPool({
    answer: (messages) =>
      turn(async () => {
        end.signal.throwIfAborted();
        worker.postMessage(messages, [messages.buffer]);
        return await answer();
      }),
    async close() {
      isOpen = false;
      worker.postMessage('close');
      await exited;
    },
  });
}
