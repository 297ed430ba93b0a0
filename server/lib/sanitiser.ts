import { Worker } from 'node:worker_threads';
import { ApiError } from './apiError.ts';

/** Gives a rich text back without anything that runs, see `html.ts`. */
export type Sanitise = (html: string) => Promise<string>;

interface Job {
  html: string;
  resolve(sanitised: string): void;
  reject(error: unknown): void;
}

/** Two megabytes of the worst markup take four seconds. */
const DEADLINE_MS = 15_000;
const MEMORY_MB = 384;
/** After this idle time the thread, which costs 15 MB, ends. */
const IDLE_MS = 60_000;

const tooHard = () =>
  new ApiError(422, 'Текст слишком сложный, проверить его не удалось. Упростите оформление и повторите.');

/**
 * The queue's limit: six of the longest texts, of which the hardest take a minute and a half. A longer text is accepted when nothing
 * waits.
 */
const MOST_WAITING_CHARACTERS = 12_000_000;

const tooBusy = () =>
  new ApiError(503, 'Сервер проверяет слишком много больших текстов. Повторите через минуту.', undefined, {
    'retry-after': '60',
  });

/**
 * Sanitises in a thread, one text after another, so that other requests are answered meanwhile. The thread starts with the first text and
 * ends after a minute without any.
 *
 * @param file - the bundled `sanitiserWorker.ts`
 */
export function openSanitiser(file: string, deadlineMs = DEADLINE_MS): Sanitise {
  const waiting: Job[] = [];
  let worker: Worker | undefined;
  let current: Job | undefined;
  let timer: NodeJS.Timeout | undefined;

  function end() {
    void worker?.terminate();
    worker = undefined;
  }

  function settle(how: (job: Job) => void) {
    clearTimeout(timer);
    const job = current;
    current = undefined;
    if (job) how(job);
    next();
  }

  function started() {
    const made = new Worker(file, { resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB } });
    made.unref();
    made.on('message', (html: string) => {
      // messages of a worker that was given up are ignored
      if (made === worker) settle(({ resolve }) => resolve(html));
    });
    made.on('error', (error: Error & { code?: string }) => {
      if (made !== worker) return;
      end();
      settle(({ reject }) => reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? tooHard() : error));
    });
    return made;
  }

  function next() {
    if (current) return;
    current = waiting.shift();
    if (!current) {
      timer = setTimeout(end, IDLE_MS).unref();
      return;
    }
    clearTimeout(timer);
    worker ??= started();
    timer = setTimeout(() => {
      end();
      settle(({ reject }) => reject(tooHard()));
    }, deadlineMs);
    worker.postMessage(current.html);
  }

  return (html) =>
    new Promise<string>((resolve, reject) => {
      const length = waiting.reduce((sum, job) => sum + job.html.length, 0);
      if (length > 0 && length + html.length > MOST_WAITING_CHARACTERS) return reject(tooBusy());
      waiting.push({ html, resolve, reject });
      next();
    });
}
