/** A click within this time and distance of the former one belongs to a double click, whose time may be longer on some computers. */
const WITHIN_MS = 500;
const WITHIN_PX = 20;

/** A click by a key or a program has no place. */
const hasPlace = ({ detail, screenX, screenY }: MouseEvent) => detail > 0 && (screenX !== 0 || screenY !== 0);

const follows = (event: MouseEvent, former: MouseEvent) =>
  (event.detail > 1 || event.timeStamp - former.timeStamp < WITHIN_MS) &&
  Math.hypot(event.screenX - former.screenX, event.screenY - former.screenY) < WITHIN_PX;

const CONTROLS = 'a, button, [role="option"], [role="menuitem"]';
const BACKDROPS = '[role="presentation"], .MuiBackdrop-root';
const controlAt = ({ target }: MouseEvent) => {
  if (!(target instanceof Element)) return null;
  return target.matches(BACKDROPS) ? target : target.closest(CONTROLS);
};

const nameOf = (control: Element | null) =>
  control ? (control.getAttribute('aria-label') ?? control.textContent) : undefined;

/**
 * Ignores further clicks at the place of a control that meet something else there: the second click of a double click would act on what
 * came to its place, such as a row beneath a closed dialog or the save button of an opened one. The same control, drawn anew, can be
 * clicked. The browser's own count of clicks would not do alone: phones may always say 1.
 *
 * @returns a function that removes the listeners
 */
export const refuseClicksThrough = (): (() => void) => {
  let first: { control: Element; name?: string | null } | undefined;
  let last: MouseEvent | undefined;

  const handleClick = (event: MouseEvent) => {
    if (!hasPlace(event)) return;
    const control = controlAt(event);
    const isOther =
      first && control !== first.control && (first.control.isConnected || nameOf(control) !== first.name);
    if (isOther && last && follows(event, last)) {
      event.preventDefault();
      event.stopPropagation();
    } else first = control ? { control, name: nameOf(control) } : undefined;
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
