import { BASE } from './returnTo.ts';

/**
 * Has Ctrl+click and the middle button open our addresses signed in. The session lives in the tab's storage, of which browsers give a copy
 * to a tab that a script opens, and to no other.
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
