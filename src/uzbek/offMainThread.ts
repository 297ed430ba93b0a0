import { type AssistAnswer, type AssistRequest, answer } from './assist.ts';

/** Above this many characters a text goes to the worker; below, the trip costs more than the work. */
export const WORKER_FROM = 20_000;

type Reply = { id: number; answer: AssistAnswer };
export type MakeWorker = () => Worker;

const makeWorker: MakeWorker = () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });

/**
 * Answers requests, long texts in a worker that is started at the first of them.
 *
 * Where no worker can be had (an old browser, a policy that forbids it, a chunk that does not load) the main thread answers.
 */
export const createAssistant = (make: MakeWorker = makeWorker) => {
  let worker: Worker | undefined;
  let next = 0;
  const waiting = new Map<number, { request: AssistRequest; resolve: (answer: AssistAnswer) => void }>();

  const answerHere = () => {
    worker?.terminate();
    worker = undefined;
    for (const { request, resolve } of waiting.values()) resolve(answer(request));
    waiting.clear();
  };

  const start = (): Worker => {
    const started = make();
    started.addEventListener('message', ({ data }: MessageEvent<Reply>) => {
      waiting.get(data.id)?.resolve(data.answer);
      waiting.delete(data.id);
    });
    started.addEventListener('error', answerHere);
    return started;
  };

  const ask = async (request: AssistRequest): Promise<AssistAnswer> => {
    const length = request.nodes.reduce((sum, node) => sum + node.text.length, 0);
    if (length < WORKER_FROM) return answer(request);
    return new Promise((resolve) => {
      const id = next;
      next += 1;
      waiting.set(id, { request, resolve });
      try {
        worker ??= start();
        worker.postMessage({ id, request });
      } catch {
        answerHere();
      }
    });
  };

  return { ask, stop: answerHere };
};
