import { setImmediate as pendingWork } from 'node:timers/promises';
import { inTurn } from './inTurn.ts';

/** Reading more characters than this blocks the event loop noticeably. */
const LARGE = 500_000;

const oneStepAtATime = inTurn(1);

/**
 * Await it before each step of work on a text. For a large text it lets pending work of the event loop run first, so that a save of twenty
 * megabytes of pictures, which takes a second in all, delays other requests by one step at most.
 */
export async function yieldToOthers(length = Number.POSITIVE_INFINITY) {
  if (length > LARGE) await oneStepAtATime(pendingWork);
}
