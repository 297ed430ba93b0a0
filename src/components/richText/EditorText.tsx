import Box from '@mui/material/Box';
import type { Editor } from '@tiptap/core';
import { useLayoutEffect, useRef } from 'react';
import { editorSx } from './editorSx.ts';

/** The place where the text is written. */
export const EditorText = ({ editor }: { editor: Editor }) => {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!place.current) return;
    editor.mount(place.current);
    return () => editor.unmount();
  }, [editor]);
  return (
    <Box sx={editorSx}>
      <div ref={place} />
    </Box>
  );
};
