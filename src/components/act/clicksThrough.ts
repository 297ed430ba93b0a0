/** A click within this time and distance of the former one belongs to a double click. */
const WITHIN_MS = 500;
const WITHIN_PX = 20;

/** A click by a key or a program has no place. */
const hasPlace = ({ detail, screenX, screenY }: MouseEvent) => detail > 0 && (screenX !== 0 || screenY !== 0);

const follows = (event: MouseEvent, former: MouseEvent) =>
  event.timeStamp - former.timeStamp < WITHIN_MS &&
  Math.hypot(event.screenX - former.screenX, event.screenY - former.screenY) < WITHIN_PX;

const controlAt = ({ target }: MouseEvent) =>
  target instanceof Element ? target.closest('a, button') : null;

const nameOf = (control: Element | null) =>
  control ? (control.getAttribute('aria-label') ?? control.textContent) : undefined;

/** Whether a control is no longer where it was clicked: removed, or scrolled away. */
const isGone = (control: Element, { clientX, clientY }: MouseEvent) => {
  const { left, right, top, bottom } = control.getBoundingClientRect();
  return !control.isConnected || clientX < left || clientX > right || clientY < top || clientY > bottom;
};

/**
 * Ignores further clicks at the place of a button or link that is gone from there: the second click of a double click would act on what
 * came to its place, such as a row beneath a dialog or the save button of an opened form. The same control, drawn anew, can be clicked.
 *
 * @returns a function that removes the listeners
 */
export const refuseClicksThrough = (): (() => void) => {
  let first: { event: MouseEvent; control: Element; name?: string | null } | undefined;
  let last: MouseEvent | undefined;

  const handleClick = (event: MouseEvent) => {
    if (!hasPlace(event)) return;
    const control = controlAt(event);
    const isThrough = first && last && follows(event, last) && isGone(first.control, first.event);
    if (isThrough && nameOf(control) !== first?.name) {
      event.preventDefault();
      event.stopPropagation();
    } else first = control ? { event, control, name: nameOf(control) } : undefined;
    last = event;
  };

  /** Who has typed between two clicks has seen what came. */
  const handleKey = () => {
    first = undefined;
  };

  const end = new AbortController();
  document.addEventListener('click', handleClick, { capture: true, signal: end.signal });
  document.addEventListener('keydown', handleKey, { capture: true, signal: end.signal });
  return () => end.abort();
};
