/** Longer than a healthy part ever takes, and shorter than a monitor's timeout. */
const PATIENCE_MS = 3_000;

/** There was no answer in time. */
export class LateError extends Error {}

/** @throws LateError when there is no answer in time */
export async function inTime<Value>(work: Promise<Value>): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new LateError('no answer in time')), PATIENCE_MS);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Asks one question at a time and waits for its answer in time: who is silent would otherwise be asked anew each second, each time
 * on a connection of its own.
 */
export function asker<Answer>(ask: () => Promise<Answer>) {
  let asked: Promise<Answer> | undefined;
  return async () => {
    asked ??= ask().finally(() => {
      asked = undefined;
    });
    return await inTime(asked);
  };
}
