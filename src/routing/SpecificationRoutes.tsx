import type { ReactNode } from 'react';
import { Route, Routes, useLocation } from 'react-router';
import { toNative } from './addresses.ts';
import { itemAt } from './followHistory.ts';

/**
 * Shows react-admin the path it knows for the specification's address in the location bar: a form is its edit path exactly when the
 * history entry names an item, which followHistory.ts keeps under CURRENT_ITEM meanwhile.
 */
export const SpecificationRoutes = ({ children }: { children: ReactNode }) => {
  const location = useLocation();
  return (
    <Routes location={{ ...location, pathname: toNative(location.pathname, itemAt(location)) }}>
      <Route path="*" element={children} />
    </Routes>
  );
};
