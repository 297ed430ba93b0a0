/** Whether a dialog covers the screen. */
export const isDialogOpen = (): boolean => document.querySelector('[aria-modal=true]') !== null;

/** Resolves as soon as no dialog covers the screen. */
export const dialogsClosed = (): Promise<void> =>
  new Promise((resolve) => {
    if (!isDialogOpen()) return resolve();
    const observer = new MutationObserver(() => {
      if (isDialogOpen()) return;
      observer.disconnect();
      resolve();
    });
    observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['aria-modal'] });
  });
