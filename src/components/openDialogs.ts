/**
 * Whether a dialog covers the screen.
 *
 * @param form - a form, which may be in a dialog itself: that one is not counted
 */
export const isDialogOpen = (form: Element | null = null): boolean =>
  [...document.querySelectorAll('[aria-modal=true]')].some((dialog) => !dialog.contains(form));

/** Resolves as soon as no dialog covers a form. */
export const dialogsClosed = (form: Element | null): Promise<void> =>
  new Promise((resolve) => {
    if (!isDialogOpen(form)) return resolve();
    const observer = new MutationObserver(() => {
      if (isDialogOpen(form)) return;
      observer.disconnect();
      resolve();
    });
    observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['aria-modal'] });
  });
