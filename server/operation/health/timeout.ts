/** Longer than healthy parts ever take, and shorter than monitoring timeouts. */
const TIMEOUT_MS = 3_000;

/** There was no answer in time. */
export class LateError extends Error {}

/**
 * Sends one query at a time with a timeout: a silent part would otherwise get another query each second, each on a connection of its own.
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
