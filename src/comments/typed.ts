import { useState } from 'react';
import { session } from '../session.ts';

/** What was typed and not sent, by what it is about: a panel that is closed and opened again has it still. */
const kept = new Map<string, string>();
// whoever signs in next in this tab is somebody else
session.onClear(() => kept.clear());

export const useTyped = (key: string) => {
  const [text, setText] = useState(() => kept.get(key) ?? '');
  const type = (next: string) => {
    if (next) kept.set(key, next);
    else kept.delete(key);
    setText(next);
  };
  return [text, type] as const;
};
