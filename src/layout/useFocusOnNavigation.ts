import { useEffect, useRef } from 'react';
import { useLocation } from 'react-admin';
import { focusContent } from '../components/passFocus.ts';
import { entriesBefore } from '../routing/useGoBack.ts';
import { session } from '../session.ts';

/**
 * Moves the focus to the heading of a new screen, so that it is announced, and scrolls to its top; Back keeps the scroll position.
 *
 * The first screen of a page leaves the focus alone, unless it follows the sign-in form, which had the focus.
 */
export const useFocusOnNavigation = (): void => {
  const { pathname } = useLocation();
  const former = useRef({ pathname: session.isNew() ? '' : pathname, entry: entriesBefore() });
  useEffect(() => {
    if (former.current.pathname === pathname) return;
    const isBack = entriesBefore() < former.current.entry;
    former.current = { pathname, entry: entriesBefore() };
    if (!isBack) window.scrollTo(0, 0);
    focusContent();
  }, [pathname]);
};
