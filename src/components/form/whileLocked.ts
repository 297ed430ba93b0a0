import type { Editing } from './formState.ts';

/** How long a form is read-only at most, in ms. 50 MB take seconds on a busy computer, and a store may never answer. */
const LOCKED_WITHIN_MS = 20_000;

const tooLong = () =>
  new Promise<never>((_, reject) =>
    setTimeout(() => reject(new Error('The store of drafts does not answer')), LOCKED_WITHIN_MS),
  );

/**
 * Runs `work`, which stores what a form holds and fills it anew, while nothing can be typed or saved.
 *
 * @param work - gets a function that tells whether the form is still locked
 */
export const whileLocked = async <Result>(
  editing: Editing,
  work: (isStillLocked: () => boolean) => Promise<Result>,
): Promise<Result> => {
  if (editing.isBusy) throw new Error('The form is busy');
  let isOver = false;
  const isStillLocked = () => !isOver && editing.phase === 'restoring';
  editing.enter('restoring');
  return await Promise.race([work(isStillLocked), tooLong()]).finally(() => {
    if (isStillLocked()) editing.enter('editing');
    isOver = true;
  });
};
