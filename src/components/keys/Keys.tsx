import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { lazyScreen } from '../lazyScreen.tsx';
import { keyOf, NOT_WHILE_WRITING, opensBySign } from './keys.ts';
import { KeyActions, KeyActionsContext, useKey } from './useKey.ts';

const KeysDialog = lazyScreen(() => import('./KeysDialog.lazy.tsx'), 'KeysDialog');

const WRITTEN_IN = 'input, textarea, select, [contenteditable=true], [role=textbox], [role=combobox]';
const isWriting = ({ target }: KeyboardEvent) => target instanceof Element && target.matches(WRITTEN_IN);

const isBehindDialog = () => document.querySelector('[aria-modal=true]') !== null;

/** The one listener to the keys of the back-office, and the list of them that «?» opens. */
export const Keys = ({ children }: { children: ReactNode }) => {
  const [actions] = useState(() => new KeyActions());

  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      // whatever a text or a popup made of the key is not for us
      if (event.defaultPrevented) return;
      const key = keyOf(event);
      const action = key && actions.get(key);
      if (!action) return;
      if (NOT_WHILE_WRITING.includes(key) && isWriting(event)) return;
      if (key === 'help' && !opensBySign.get()) return;
      event.preventDefault();
      // a key that is held down acts once
      if (!event.repeat && !isBehindDialog()) action();
    };
    window.addEventListener('keydown', handleKey);
    return () => window.removeEventListener('keydown', handleKey);
  }, [actions]);

  return (
    <KeyActionsContext value={actions}>
      {children}
      <Help />
    </KeyActionsContext>
  );
};

const Help = () => {
  const [isOpen, setIsOpen] = useState(false);
  useKey('help', () => setIsOpen(!isOpen));
  if (!isOpen) return null;
  return (
    <div className="asked">
      <Suspense>
        <KeysDialog onClose={() => setIsOpen(false)} />
      </Suspense>
    </div>
  );
};
