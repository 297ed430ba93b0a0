import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import type { Identifier } from 'react-admin';

const REVEALED_MS = 30_000;

interface Revealed {
  id: Identifier | undefined;
  show: (id: Identifier | undefined) => void;
}

const RevealedContext = createContext<Revealed>({ id: undefined, show: () => {} });

/** At most one application's PINFL is revealed, for 30 seconds. */
export const RevealedPinfl = ({ children }: { children: ReactNode }) => {
  const [shown, setShown] = useState<{ id: Identifier }>();
  useEffect(() => {
    if (!shown) return;
    const timer = setTimeout(() => setShown(undefined), REVEALED_MS);
    return () => clearTimeout(timer);
  }, [shown]);
  return (
    <RevealedContext.Provider
      value={{ id: shown?.id, show: (id) => setShown(id === undefined ? undefined : { id }) }}
    >
      {children}
    </RevealedContext.Provider>
  );
};

export const useRevealedPinfl = () => useContext(RevealedContext);
