import type { Call } from './calls.ts';
import { isConflict } from './http.ts';
import { isFailed, isUnanswered } from './unanswered.ts';

/** A new `Idempotency-Key`. Not crypto.randomUUID, which is missing on pages without HTTPS. */
export const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-');

/** After this time the same POST is a new act. */
const REPEATED_WITHIN_MS = 120_000;

/**
 * Gives each change a key, and the same key when an unanswered or failed change is sent again, so that our server carries it out once. After
 * any other change the same POST is a new act; an approval or a deletion of one version never is. The calls of forms have keys of their own.
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
      for (const [other, { until }] of unanswered)
        if (other === said || until < Number.POSITIVE_INFINITY) unanswered.delete(other);
      return answer;
    } catch (error) {
      const until = call.method === 'POST' ? Date.now() + REPEATED_WITHIN_MS : Number.POSITIVE_INFINITY;
      // where our server had done nothing, it carries out what comes again under the same key
      if (isUnanswered(error) || isFailed(error)) unanswered.set(said, { key, until });
      // the first attempt failed, too, or was undone since: who sends it once more knows that
      else if (isConflict(error)) unanswered.delete(said);
      throw error;
    }
  };
};
