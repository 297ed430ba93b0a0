const content = () => document.getElementById('content');

/** Puts the focus on the screen's heading, or on the screen until it has one: after navigation, and when a focused control goes. */
export const focusContent = (): void => {
  const place = content();
  (place?.querySelector<HTMLElement>('h1') ?? place)?.focus({ preventScroll: true });
};

/** A screen's heading has come: takes the focus that waits for it on the screen. */
export const takeFocusOfContent = (heading: HTMLElement | null): void => {
  if (heading && document.activeElement === content()) heading.focus({ preventScroll: true });
};

const FOCUSABLE = 'a[href], button, input, textarea, [tabindex]';

const firstControl = (place?: Element | null): HTMLElement | null | undefined =>
  place?.matches(FOCUSABLE) ? (place as HTMLElement) : place?.querySelector<HTMLElement>(FOCUSABLE);

/** Who gets the focus of what goes. */
type NextOf = (leaving: HTMLElement, focused: HTMLElement) => HTMLElement | null | undefined;

/**
 * A ref for what may go while it has the focus: the focus goes to the next element then, or to the screen, and never to `body`.
 * Whoever has taken the focus meanwhile keeps it.
 */
const passFocus = (nextOf: NextOf) => (leaving: HTMLElement | null) => () => {
  const focused = document.activeElement;
  if (!leaving || !(focused instanceof HTMLElement) || !leaving.contains(focused)) return;
  const target = nextOf(leaving, focused);
  queueMicrotask(() => {
    if (document.activeElement !== document.body) return;
    if (target?.isConnected) target.focus();
    else focusContent();
  });
};

/** To the screen. */
export const passFocusToScreen = passFocus(() => null);

/** To what is before it: the field that it clears, the action that it repeats. */
export const passFocusBack = passFocus((leaving) => firstControl(leaving.previousElementSibling));

/** To the same action of the next row, of the former one when it was the last. Actions are told apart by `data-action`. */
export const passFocusToNextRow = passFocus((row, focused) => {
  const next = row.nextElementSibling ?? row.previousElementSibling;
  const { action } = (focused.closest<HTMLElement>('[data-action]') ?? focused).dataset;
  const same = [...(next?.querySelectorAll<HTMLElement>('[data-action]') ?? [])].find(
    (control) => control.dataset.action === action,
  );
  return same ?? firstControl(next);
});
