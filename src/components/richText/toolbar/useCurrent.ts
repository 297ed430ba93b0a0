import type { Editor } from '@tiptap/core';
import { useEffect, useState } from 'react';
import { useEditor } from '../useEditor.ts';

/**
 * What a part of the toolbar shows of the place where the cursor is.
 *
 * @param read - the same function on every call; what it returns is compared by value
 */
export const useCurrent = <Value>(read: (editor: Editor) => Value): { editor: Editor; current: Value } => {
  const editor = useEditor();
  const [current, setCurrent] = useState(() => read(editor));
  useEffect(() => {
    const update = () =>
      setCurrent((shown) => {
        const next = read(editor);
        return JSON.stringify(next) === JSON.stringify(shown) ? shown : next;
      });
    update();
    editor.on('transaction', update);
    return () => {
      editor.off('transaction', update);
    };
  }, [editor, read]);
  return { editor, current };
};
