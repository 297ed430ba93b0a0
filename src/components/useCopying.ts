import { useState } from 'react';

/** Copies a text, and says whether that has come off: pages without HTTPS have no clipboard, and it may be refused. */
export const useCopying = (text: string) => {
  const [said, setSaid] = useState<'copied' | 'copyFailed'>();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setSaid('copied');
    } catch (error) {
      console.error(error);
      setSaid('copyFailed');
    }
  };
  return { copy, said };
};
