/** Elements in which holding Enter or Space writes text. */
const WRITING = 'textarea, [contenteditable="true"]';

const isPress = ({ key }: KeyboardEvent) => key === 'Enter' || key === ' ';

/**
 * Lets a key act once, on the element that had the focus when it went down. Enter held on «Удалить» neither opens the dialog twice nor
 * answers it, and a key that went down before a dialog opened does nothing in it.
 *
 * @returns a function that removes the listeners
 */
export const refuseHeldKeys = (): (() => void) => {
  const pressedOn = new Map<string, EventTarget | null>();

  const handleDown = (event: KeyboardEvent) => {
    if (!isPress(event)) return;
    if (!event.repeat) pressedOn.set(event.key, event.target);
    const isWriting = event.target instanceof Element && event.target.closest(WRITING) !== null;
    if (!event.repeat || isWriting || (event.key === ' ' && event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    event.stopPropagation();
  };

  const handleUp = (event: KeyboardEvent) => {
    if (isPress(event) && pressedOn.get(event.key) !== event.target) event.preventDefault();
  };

  const end = new AbortController();
  document.addEventListener('keydown', handleDown, { capture: true, signal: end.signal });
  document.addEventListener('keyup', handleUp, { capture: true, signal: end.signal });
  return () => end.abort();
};
