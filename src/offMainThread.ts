export type MakeWorker = () => Worker;

interface Work<Request, Answer> {
  /** Started at the first long request. */
  makeWorker: MakeWorker;
  /** The same as the worker does. */
  answer: (request: Request) => Answer | Promise<Answer>;
  /** Whether the trip to the worker costs less than the work. */
  isLong: (request: Request) => boolean;
}

interface Waiting<Request, Answer> {
  request: Request;
  resolve: (answer: Answer | Promise<Answer>) => void;
  reject: (problem: unknown) => void;
}

/**
 * Answers requests, long ones in a worker.
 *
 * Where no worker can be had (an old browser, a policy that forbids it, a chunk that does not load) the main thread answers.
 */
export const createOffMainThread = <Request, Answer>({
  makeWorker,
  answer,
  isLong,
}: Work<Request, Answer>) => {
  let worker: Worker | undefined;
  let next = 0;
  const waiting = new Map<number, Waiting<Request, Answer>>();

  const answerHere = () => {
    worker?.terminate();
    worker = undefined;
    for (const { request, resolve, reject } of waiting.values()) {
      try {
        resolve(answer(request));
      } catch (problem) {
        reject(problem);
      }
    }
    waiting.clear();
  };

  const start = (): Worker => {
    const started = makeWorker();
    started.addEventListener('message', ({ data }: MessageEvent<{ id: number; answer: Answer }>) => {
      waiting.get(data.id)?.resolve(data.answer);
      waiting.delete(data.id);
    });
    started.addEventListener('error', answerHere);
    return started;
  };

  const ask = async (request: Request): Promise<Answer> => {
    if (!isLong(request)) return answer(request);
    return new Promise((resolve, reject) => {
      const id = next;
      next += 1;
      waiting.set(id, { request, resolve, reject });
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
