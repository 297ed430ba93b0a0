import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { ApiError } from './apiError.ts';
import { codeOf } from './faults.ts';
import { inTurn } from './inTurn.ts';

/** Gives a rich text back without anything that runs, see `html.ts`. */
export type Sanitise = (html: string) => Promise<string>;

/** Two megabytes of the worst markup take four seconds. */
const DEADLINE_MS = 15_000;
const MEMORY_MB = 384;
/** After this idle time the thread, which costs 15 MB, ends. */
const IDLE_MS = 60_000;

/** The error codes of a text without an answer in time, or for which the memory is too small. */
const TOO_HARD = ['ABORT_ERR', 'ERR_WORKER_OUT_OF_MEMORY'];

const tooHard = () =>
  new ApiError(422, 'Текст слишком сложный, проверить его не удалось. Упростите оформление и повторите.');

/**
 * The queue's limit: six of the longest texts, of which the hardest take a minute and a half. A longer text is accepted when nothing
 * waits.
 */
const MOST_WAITING_CHARACTERS = 12_000_000;

const tooBusy = () =>
  new ApiError(503, 'Сервер проверяет слишком много больших текстов. Повторите через минуту.', {
    headers: { 'retry-after': '60' },
  });

/**
 * Sanitises in a thread, one text after another, so that other requests are answered meanwhile. The thread starts with the first text and
 * ends after a minute without any.
 *
 * @param file - the bundled `sanitiserWorker.ts`
 */
export function openSanitiser(file: string, deadlineMs = DEADLINE_MS): Sanitise {
  const oneAtATime = inTurn(1);
  let worker: Worker | undefined;
  let idle: NodeJS.Timeout | undefined;
  let waitingCharacters = 0;

  function end() {
    void worker?.terminate();
    worker = undefined;
  }

  function started() {
    const made = new Worker(file, { resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB } });
    made.unref();
    made.on('error', () => {
      if (made === worker) end();
    });
    return made;
  }

  async function sanitised(html: string): Promise<string> {
    clearTimeout(idle);
    worker ??= started();
    worker.postMessage(html);
    try {
      const [safe] = await once(worker, 'message', { signal: AbortSignal.timeout(deadlineMs) });
      return safe;
    } catch (error) {
      end();
      throw TOO_HARD.includes(codeOf(error) ?? '') ? tooHard() : error;
    } finally {
      idle = setTimeout(end, IDLE_MS).unref();
    }
  }

  return async (html) => {
    if (waitingCharacters > 0 && waitingCharacters + html.length > MOST_WAITING_CHARACTERS) throw tooBusy();
    waitingCharacters += html.length;
    return await oneAtATime(() => {
      waitingCharacters -= html.length;
      return sanitised(html);
    });
  };
}
