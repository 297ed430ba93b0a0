import { useEffect, useRef } from 'react';
import { useLocation } from 'react-admin';
import { focusContent } from '../components/passFocus.ts';
import { entriesBefore } from '../routing/useGoBack.ts';
import { session } from '../session.ts';

/**
 * Going to another screen moves the focus to its heading, so that it is announced, and shows its top; Back keeps the place.
 *
 * The first screen of a page leaves the focus alone, unless it follows the sign-in form, which had the focus and is gone.
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
