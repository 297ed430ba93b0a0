import type { Identifier } from 'ra-core';
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';

const SHOWN_MS = 30_000;

interface Shown {
  id: Identifier | undefined;
  show: (id: Identifier | undefined) => void;
}

const ShownContext = createContext<Shown>({ id: undefined, show: () => {} });

/** At most one application's PINFL is shown, for 30 seconds. */
export const ShownPinfl = ({ children }: { children: ReactNode }) => {
  const [shown, setShown] = useState<{ id: Identifier }>();
  useEffect(() => {
    if (!shown) return;
    const timer = setTimeout(() => setShown(undefined), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [shown]);
  return (
    <ShownContext.Provider
      value={{ id: shown?.id, show: (id) => setShown(id === undefined ? undefined : { id }) }}
    >
      {children}
    </ShownContext.Provider>
  );
};

export const useShownPinfl = () => useContext(ShownContext);
