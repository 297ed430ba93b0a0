import { once } from 'node:events';
import { setFlagsFromString } from 'node:v8';
import { Worker } from 'node:worker_threads';
import { inTurn } from '../lib/inTurn.ts';
import { paths } from '../paths.ts';
import { embeddedPool } from './embeddedPool.ts';

/** Room for what lives for a statement only: the default is eight times as much, and is never given back. */
const YOUNG_MB = 6;

/** What PostgreSQL says when one of its processes has crashed. */
const CRASHED = '57P02';

/**
 * Opens the embedded database of a folder in a thread of its own: a save of 20 MB takes it a second or two, in which nobody else
 * would be answered.
 *
 * @param onEnd - told when the database ends though nobody has closed it; whatever is asked of it from then on fails
 */
export async function openThread(folder: string, onEnd: (error: Error) => void = () => {}) {
  // V8's optimising compiler takes 60 MB for a database that waits for the disk most of the time
  setFlagsFromString('--liftoff-only');
  // what is never called needs no check either
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
