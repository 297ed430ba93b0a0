const isStray = (event: DragEvent) =>
  !event.defaultPrevented &&
  event.dataTransfer?.types.includes('Files') &&
  !(event.target instanceof HTMLInputElement && event.target.type === 'file');

/**
 * Keeps the browser from opening a dropped file in place of the page where nothing accepts the drop.
 *
 * @returns a function that removes the listeners
 */
export const refuseStrayDrops = (): (() => void) => {
  const refuse = (event: DragEvent) => {
    if (!isStray(event)) return;
    event.preventDefault();
    if (event.dataTransfer) event.dataTransfer.dropEffect = 'none';
  };
  const end = new AbortController();
  window.addEventListener('dragover', refuse, { signal: end.signal });
  window.addEventListener('drop', refuse, { signal: end.signal });
  return () => end.abort();
};
