/** A click within this time and distance of the former one belongs to a double click. */
const WITHIN_MS = 500;
const WITHIN_PX = 20;

/** A click by a key or a program has no place. */
const hasPlace = ({ detail, screenX, screenY }: MouseEvent) => detail > 0 && (screenX !== 0 || screenY !== 0);

const follows = (event: MouseEvent, former: MouseEvent) =>
  event.timeStamp - former.timeStamp < WITHIN_MS &&
  Math.hypot(event.screenX - former.screenX, event.screenY - former.screenY) < WITHIN_PX;

/**
 * Ignores further clicks at the place of an answer that has closed its dialog: the second click of a double click would act on what lay
 * beneath.
 *
 * @returns a function that removes the listener
 */
export const refuseClicksThrough = (): (() => void) => {
  let answer: Element | null = null;
  let last: MouseEvent | undefined;

  const handleClick = (event: MouseEvent) => {
    if (!hasPlace(event) || !(event.target instanceof Element)) return;
    if (answer?.isConnected === false && last && follows(event, last)) {
      event.preventDefault();
      event.stopPropagation();
    } else answer = event.target.closest('[role$="dialog"] button');
    last = event;
  };

  document.addEventListener('click', handleClick, true);
  return () => document.removeEventListener('click', handleClick, true);
};
