import type { Call } from './calls.ts';
import { DepositoryError } from './http.ts';

/** A new `Idempotency-Key`; not crypto.randomUUID, which pages without HTTPS lack. */
export const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-');

/**
 * Gives each changing call a key, and a call that nobody answered the same one when it is sent again: our server then does once
 * what may have been done already. A form's call brings its own.
 */
export const createAttempts = () => {
  const unanswered = new Map<string, string>();
  return async <T>(call: Call<T>, send: (call: Call<T>) => Promise<T>): Promise<T> => {
    const said = `${call.path} ${JSON.stringify(call.body)}`;
    const key = call.key ?? unanswered.get(said) ?? newKey();
    unanswered.delete(said);
    return send({ ...call, key }).catch((error: unknown) => {
      if (error instanceof DepositoryError && error.status === 0) unanswered.set(said, key);
      throw error;
    });
  };
};
