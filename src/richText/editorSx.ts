import type { Theme } from '@mui/material';
import type { SystemStyleObject } from '@mui/system';
import { contentSx } from './contentSx.ts';
import { SITE } from './palette.ts';

/** The place where a text is written. */
export const editorSx = (theme: Theme): SystemStyleObject<Theme> => ({
  '& .tiptap': {
    ...contentSx(theme),
    position: 'relative',
    minHeight: 320,
    padding: { xs: '12px 14px', sm: '16px 20px' },
    outline: 'none',
    whiteSpace: 'break-spaces',
    '&[contenteditable=false]': { color: 'text.secondary' },
    '& :any-link': { cursor: 'text' },
    '& .selectedCell, & .selection': { bgcolor: 'action.selected' },
    '& .ProseMirror-selectednode': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: 2 },
    '& .ProseMirror-gapcursor': { position: 'absolute' },
    '& .ProseMirror-gapcursor::after': {
      content: '""',
      display: 'block',
      width: 20,
      borderTop: '2px solid',
      position: 'absolute',
      top: -2,
    },
    // chosen colours are meant for the white page of the site: the dark editor shows them on it
    ...theme.applyStyles('dark', {
      '& [style*="color"]:not([contenteditable=false])': { backgroundColor: SITE.paper, color: SITE.ink },
      '& [style*="color"] a, & td[style*="color"] *': { color: 'inherit' },
    }),
  },
});
