import { useState } from 'react';

/** Copies a text and tells whether it worked: pages without HTTPS have no clipboard, and the browser may refuse. */
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
