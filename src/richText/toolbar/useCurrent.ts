import type { Editor } from '@tiptap/core';
import { TiptapEditorContext } from 'ra-input-rich-text';
import { useContext, useEffect, useState } from 'react';

/** The editor around; unlike react-admin's `useTiptapEditor` also before it stands on the page. */
export const useEditor = (): Editor => useContext(TiptapEditorContext);

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
