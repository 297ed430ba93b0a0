const content = () => document.getElementById('content');

/** Focuses the heading of the screen, or the screen until it has one: after navigation, and when the focused element is removed. */
export const focusContent = (): void => {
  const place = content();
  (place?.querySelector<HTMLElement>('h1') ?? place)?.focus({ preventScroll: true });
};

/** Called by a mounted heading: takes over the focus if it waits on the screen. */
export const takeFocusOfContent = (heading: HTMLElement | null): void => {
  if (heading && document.activeElement === content()) heading.focus({ preventScroll: true });
};

/** A ref for an element that gets the focus as soon as it is there. */
export const takeFocus = (element: HTMLElement | null): void => element?.focus();

const FOCUSABLE = 'a[href], button, input, textarea, [tabindex]';

const firstControl = (place?: Element | null): HTMLElement | null | undefined =>
  place?.matches(FOCUSABLE) ? (place as HTMLElement) : place?.querySelector<HTMLElement>(FOCUSABLE);

/** Finds the element that gets the focus of a removed one. */
type NextOf = (leaving: HTMLElement, focused: HTMLElement) => HTMLElement | null | undefined;

/**
 * A ref for an element that may be removed while it has the focus. The focus then goes to the next element, or to the panel or the screen
 * around, never to `body`, unless something else has taken it meanwhile.
 */
const passFocus = (nextOf: NextOf) => (leaving: HTMLElement | null) => () => {
  const focused = document.activeElement;
  if (!leaving || !(focused instanceof HTMLElement) || !leaving.contains(focused)) return;
  const target = nextOf(leaving, focused);
  const panel = leaving.parentElement?.closest<HTMLElement>('[role=dialog]');
  queueMicrotask(() => {
    if (document.activeElement !== document.body) return;
    (target?.isConnected ? target : panel)?.focus();
    if (document.activeElement === document.body) focusContent();
  });
};

export const passFocusToScreen = passFocus(() => null);

/** Passes the focus to the element before, such as the field that a button clears. */
export const passFocusBack = passFocus((leaving) => firstControl(leaving.previousElementSibling));

/** For a row or an action in it: passes the focus to the same action (`data-action`) of the next row that has it, or of a former one. */
export const passFocusToNextRow = passFocus((leaving, focused) => {
  const row = leaving.closest('li, tr') ?? leaving;
  const rows = [...(row.parentElement?.children ?? [])];
  const at = rows.indexOf(row);
  const others = [...rows.slice(at + 1), ...rows.slice(0, at).reverse()];
  const { action } = (focused.closest<HTMLElement>('[data-action]') ?? focused).dataset;
  const same = others
    .flatMap((other) => [...other.querySelectorAll<HTMLElement>('[data-action]')])
    .find((control) => control.dataset.action === action);
  return same ?? firstControl(others[0]);
});
