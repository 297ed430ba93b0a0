import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { EditorFrame, EditorLabel, Sheet } from './EditorFrame.tsx';
import { GROUP_WIDTHS, ITEM_HEIGHT, toolbarSx } from './toolbar/toolbarShape.ts';

/** As high as the editor will be, whatever the width: its toolbar wraps at the same places. */
export const RichTextSkeleton = ({ label }: { label: string }) => {
  const translate = useTranslate();
  return (
    <EditorFrame aria-busy="true">
      <EditorLabel>{translate(label, { _: label })}</EditorLabel>
      <Sheet>
        <Box sx={toolbarSx}>
          {Object.entries(GROUP_WIDTHS).map(([group, width]) => (
            <Box key={group} sx={{ width, height: ITEM_HEIGHT, borderRadius: 1, bgcolor: 'action.hover' }} />
          ))}
        </Box>
        <Box role="status" sx={{ minHeight: 320, padding: 2, color: 'text.secondary' }}>
          {translate('ra.tiptap.loading')}…
        </Box>
      </Sheet>
    </EditorFrame>
  );
};
