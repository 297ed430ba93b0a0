/** Longer than a healthy part ever takes, and shorter than a monitor's timeout. */
const TIMEOUT_MS = 3_000;

/** There was no answer in time. */
export class LateError extends Error {}

/**
 * Asks one question at a time and waits for its answer in time: whatever is silent would otherwise be asked anew each second, each time
 * on a connection of its own.
 *
 * @throws LateError when there is no answer in time
 */
export function withTimeout<Answer>(ask: () => Promise<Answer>) {
  let pending: Promise<Answer> | undefined;
  return async () => {
    pending ??= ask().finally(() => {
      pending = undefined;
    });
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => reject(new LateError('no answer in time')), TIMEOUT_MS);
    });
    return await Promise.race([pending, late]).finally(() => clearTimeout(timer));
  };
}
