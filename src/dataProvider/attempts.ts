import type { Call } from './calls.ts';
import { isUnanswered } from './unanswered.ts';

/** A new `Idempotency-Key`; not crypto.randomUUID, which pages without HTTPS lack. */
export const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-');

/** Whoever asks later for the same means it anew. */
const REPEATED_WITHIN_MS = 120_000;

/**
 * Gives each changing call a key, and a call that nobody answered the same one when it is sent again: our server then does once
 * what may have been done already. As soon as something else was done, the same call is another act. A form's call brings its own.
 */
export const createAttempts = () => {
  const unanswered = new Map<string, { key: string; until: number }>();
  const keyOf = (said: string) => {
    const former = unanswered.get(said);
    return former && former.until > Date.now() ? former.key : newKey();
  };
  return async <T>(call: Call<T>, send: (call: Call<T>) => Promise<T>): Promise<T> => {
    const said = `${call.path} ${JSON.stringify(call.body)}`;
    const key = call.key ?? keyOf(said);
    try {
      const answer = await send({ ...call, key });
      unanswered.clear();
      return answer;
    } catch (error) {
      if (isUnanswered(error)) unanswered.set(said, { key, until: Date.now() + REPEATED_WITHIN_MS });
      throw error;
    }
  };
};
