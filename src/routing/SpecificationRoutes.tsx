import { type ReactNode, useEffect } from 'react';
import { Route, Routes, useLocation } from 'react-router';
import { currentItem } from '../session.ts';
import { handedOverKind, toNative } from './addresses.ts';
import { useStoredItem } from './useStoredItem.ts';

/**
 * Shows react-admin the path it knows for the specification's address in the location bar.
 *
 * The handed-over item goes when the address is not a form of its kind: on entering a list and on leaving a form (part 1, §4).
 */
export const SpecificationRoutes = ({ children }: { children: ReactNode }) => {
  const location = useLocation();
  const stored = useStoredItem();

  useEffect(() => {
    if (handedOverKind(location.pathname) !== currentItem.get()?.kind) currentItem.clear();
  }, [location.pathname]);

  return (
    <Routes location={{ ...location, pathname: toNative(location.pathname, stored) }}>
      <Route path="*" element={children} />
    </Routes>
  );
};
