import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { screen } from '../screen.tsx';
import { isForInput, keyOf, questionMarkEnabled } from './keys.ts';
import { keyAction, useKey } from './useKey.ts';

const KeysDialog = screen(() => import('./KeysDialog.tsx'), 'KeysDialog');

const handleKey = (event: KeyboardEvent) => {
  // a text or a popup has used the key
  if (event.defaultPrevented) return;
  const name = keyOf(event);
  const action = name && keyAction(name);
  if (!action || isForInput(name, event) || (name === 'help' && !questionMarkEnabled.get())) return;
  event.preventDefault();
  // a key that is held down acts once
  if (!event.repeat && !document.querySelector('[aria-modal=true]')) action();
};

/** The one listener to the keys of the back-office, and the list of them that «?» opens. */
export const Keys = ({ children }: { children: ReactNode }) => {
  const [isOpen, setIsOpen] = useState(false);
  useKey('help', () => setIsOpen(true));
  useEffect(() => {
    window.addEventListener('keydown', handleKey);
    return () => window.removeEventListener('keydown', handleKey);
  }, []);
  return (
    <>
      {children}
      <Suspense>{isOpen && <KeysDialog onClose={() => setIsOpen(false)} />}</Suspense>
    </>
  );
};
