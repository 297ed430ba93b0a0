import { setImmediate as everythingElse } from 'node:timers/promises';
import { inTurn } from './inTurn.ts';

/** To look at more characters than these takes long enough for somebody else to notice. */
const LARGE = 500_000;

const oneStepAtATime = inTurn(1);

/**
 * Awaited before a step of work on a text. When the text is large, whatever else there is to do comes first, and between the steps of
 * all such works: a save of twenty megabytes of pictures takes a second in all, and keeps nobody waiting for longer than for a step.
 */
export async function interlude(length = Number.POSITIVE_INFINITY) {
  if (length > LARGE) await oneStepAtATime(everythingElse);
}
