import type { Editor } from '@tiptap/core';
import { useLayoutEffect, useRef } from 'react';
import { EditorBody } from './EditorBody.ts';

/** The place where the text is written. */
export const EditorText = ({ editor }: { editor: Editor }) => {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!place.current) return;
    editor.mount(place.current);
    return () => editor.unmount();
  }, [editor]);
  return (
    <EditorBody>
      <div ref={place} />
    </EditorBody>
  );
};
