/** A click within this time and distance of the former one belongs to a double click, whose time may be longer on some computers. */
const WITHIN_MS = 500;
const WITHIN_PX = 20;

/** A click by a key or a program has no place. */
const hasPlace = ({ button, detail, screenX, screenY }: MouseEvent) =>
  button === 0 && detail > 0 && (screenX !== 0 || screenY !== 0);

const isNear = (event: MouseEvent, former: MouseEvent) =>
  Math.hypot(event.screenX - former.screenX, event.screenY - former.screenY) < WITHIN_PX;

const follows = (event: MouseEvent, former: MouseEvent) =>
  (event.detail > 1 || event.timeStamp - former.timeStamp < WITHIN_MS) && isNear(event, former);

const CONTROLS = 'a, button, input, label, [role="combobox"], [role="option"], [role="menuitem"]';
const BACKDROPS = '[role="presentation"], .MuiBackdrop-root';
const controlAt = ({ target }: MouseEvent) => {
  if (!(target instanceof Element)) return null;
  return target.matches(BACKDROPS) ? target : target.closest(CONTROLS);
};

const nameOf = (control: Element | null) =>
  control ? (control.getAttribute('aria-label') ?? control.textContent) : undefined;

interface Press {
  event: MouseEvent;
  control: Element;
  name: string | null | undefined;
}

const isStillThere = ({ control, event: { clientX, clientY } }: Press) =>
  control.contains(document.elementFromPoint(clientX, clientY));

/** Whether something else has come to the place of a control, which is gone, scrolled away or covered. The same control may be drawn anew. */
const meetsOther = (first: Press, control: Element | null) =>
  control !== first.control &&
  (first.control.isConnected || nameOf(control) !== first.name) &&
  !isStillThere(first);

const refuse = (event: MouseEvent) => {
  event.preventDefault();
  event.stopPropagation();
};

/**
 * Ignores the second press and click of a double click where something else has come to the place of the control that the first one has
 * met, such as a row beneath a closed dialog or the save button of an opened one. The browser's own count of clicks would not do alone:
 * phones may always say 1.
 *
 * @returns a function that removes the listeners
 */
export const refuseClicksThrough = (): (() => void) => {
  let first: Press | undefined;
  let last: MouseEvent | undefined;
  let isThrough = false;

  const handlePress = (event: MouseEvent) => {
    if (!hasPlace(event)) return;
    const control = controlAt(event);
    isThrough = Boolean(first && last && follows(event, last) && meetsOther(first, control));
    if (isThrough) refuse(event);
    else first = control ? { event, control, name: nameOf(control) } : undefined;
    last = event;
  };

  const handleClick = (event: MouseEvent) => {
    if (!hasPlace(event)) return;
    if (isThrough && last && isNear(event, last)) refuse(event);
    isThrough = false;
    last = event;
  };

  /** Who has typed between two clicks has seen what came. */
  const handleKey = () => {
    first = undefined;
  };

  const end = new AbortController();
  const options = { capture: true, signal: end.signal };
  document.addEventListener('mousedown', handlePress, options);
  document.addEventListener('click', handleClick, options);
  document.addEventListener('keydown', handleKey, options);
  return () => end.abort();
};
