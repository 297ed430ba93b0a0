import { BASE } from './returnTo.ts';

/**
 * Lets Ctrl+click and the middle button open our links in a tab that is signed in. The session is in session storage, which browsers copy
 * only to a tab that a script opens.
 */
export const openNewTabsSignedIn = (): void => {
  const handle = (event: MouseEvent) => {
    const isNewTab = event.button === 1 || (event.button === 0 && (event.ctrlKey || event.metaKey));
    const link = isNewTab && event.target instanceof Element && event.target.closest('a');
    if (!link || link.target || link.origin !== window.location.origin) return;
    if (link.pathname.startsWith(BASE) && window.open(link.href)) event.preventDefault();
  };
  document.addEventListener('click', handle);
  document.addEventListener('auxclick', handle);
};
