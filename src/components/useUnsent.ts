import { useSyncExternalStore } from 'react';
import { session } from '../session.ts';
import { useAskBeforeClosing } from './useAskBeforeClosing.ts';

/**
 * What was typed and not sent, by what it is about, in the memory of this tab: a panel that is closed and opened again has it
 * still, and so does the same user who signs in again after the session has ended. Nobody else gets to see it.
 */
const texts = new Map<string, string>();
const listeners = new Set<() => void>();
let owner: string | undefined;

const listen = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

const keep = (key: string, text: string) => {
  if (text) texts.set(key, text);
  else texts.delete(key);
  for (const tell of listeners) tell();
};

const textOf = (key: string) => {
  const user = session.user();
  if (user && user.login !== owner) {
    texts.clear();
    owner = user.login;
  }
  return texts.get(key) ?? '';
};

/**
 * A text that is stored until it is sent.
 *
 * @returns the text, what types it, and what forgets it once it was sent: also after what it was typed in is gone
 */
export const useUnsent = (key: string) => {
  const text = useSyncExternalStore(listen, () => textOf(key));
  useAskBeforeClosing(() => text !== '');
  const type = (next: string) => keep(key, next);
  const forget = (sent: string) => {
    if (texts.get(key) === sent) keep(key, '');
  };
  return { text, type, forget };
};
