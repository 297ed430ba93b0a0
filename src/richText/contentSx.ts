import type { Theme } from '@mui/material';
import type { SystemStyleObject } from '@mui/system';

/** The colours of the public site's page, for which the colours of texts are chosen. */
export const SITE = { paper: '#ffffff', ink: '#1b1f24' } as const;

const INDENTS = [1, 2, 3, 4, 5, 6, 7, 8];

const indents = Object.fromEntries(
  INDENTS.map((step) => [`& .ql-indent-${step}`, { marginInlineStart: `${step * 2}em` }]),
);

/** Quill's classes, which older texts use. */
const quillSx = {
  '& .ql-align-center': { textAlign: 'center' },
  '& .ql-align-right': { textAlign: 'right' },
  '& .ql-align-justify': { textAlign: 'justify' },
  '& .ql-direction-rtl': { direction: 'rtl' },
  '& .ql-font-serif': { fontFamily: 'Georgia, "Times New Roman", serif' },
  '& .ql-font-monospace': { fontFamily: 'ui-monospace, Consolas, monospace' },
  '& .ql-size-small': { fontSize: '0.75em' },
  '& .ql-size-large': { fontSize: '1.5em' },
  '& .ql-size-huge': { fontSize: '2.5em' },
  '& li[data-list=bullet]': { listStyleType: 'disc' },
  '& li[data-list=ordered]': { listStyleType: 'decimal' },
  ...indents,
};

/** The look of a text while it is edited or shown, close to that of the site. */
export const contentSx = (theme: Theme): SystemStyleObject<Theme> => {
  const { palette } = theme.vars ?? theme;
  const line = `1px solid ${palette.divider}`;
  return {
    typography: 'body1',
    lineHeight: 1.6,
    overflowWrap: 'anywhere',
    fontVariantLigatures: 'none',
    '& > :first-of-type:not(* + *)': { marginTop: 0 },
    '& p, & ul, & ol, & blockquote, & pre, & table, & figure': { marginBlock: '0 0.8em' },
    '& li > p, & td > p, & th > p': { marginBottom: '0.2em' },
    '& h1, & h2, & h3, & h4, & h5, & h6': { margin: '1.1em 0 0.45em', lineHeight: 1.3, fontWeight: 650 },
    '& h1': { fontSize: '1.7em' },
    '& h2': { fontSize: '1.45em' },
    '& h3': { fontSize: '1.25em' },
    '& h4': { fontSize: '1.1em' },
    '& h5': { fontSize: '1em' },
    '& h6': { fontSize: '0.9em', color: 'text.secondary' },
    '& ul, & ol': { paddingInlineStart: '1.7em' },
    '& ul ul, & ol ol, & ul ol, & ol ul': { marginBottom: 0 },
    '& a': { color: 'primary.main', textDecoration: 'underline', textUnderlineOffset: '2px' },
    '& blockquote': {
      marginInline: 0,
      paddingInlineStart: '1em',
      borderInlineStart: '3px solid',
      borderColor: 'divider',
    },
    '& hr': { border: 0, borderTop: line, marginBlock: '1.2em' },
    '& pre': {
      padding: 1.5,
      borderRadius: 1,
      bgcolor: 'action.hover',
      overflowX: 'auto',
      whiteSpace: 'pre-wrap',
    },
    '& pre, & code': { fontFamily: 'ui-monospace, Consolas, monospace', fontSize: '0.92em' },
    '& p code, & li code': { paddingInline: 0.5, borderRadius: 0.5, bgcolor: 'action.hover' },
    '& small': { fontSize: '0.85em' },
    '& sub, & sup': { lineHeight: 0 },
    '& img': { maxWidth: '100%', height: 'auto', verticalAlign: 'bottom' },
    '& figure': { marginInline: 0 },
    '& figcaption, & caption': { color: 'text.secondary', fontSize: '0.92em' },
    '& caption': { captionSide: 'top', textAlign: 'start', paddingBlock: 0.5 },
    '& table': { borderCollapse: 'collapse', maxWidth: '100%', width: '100%', tableLayout: 'fixed' },
    '& td, & th': { border: line, padding: '6px 9px', verticalAlign: 'top', position: 'relative' },
    '& th': { fontWeight: 600, textAlign: 'start', bgcolor: 'action.hover' },
    '& td > :last-child, & th > :last-child': { marginBottom: 0 },
    '& .video-card': {
      display: 'inline-flex',
      flexDirection: 'column',
      justifyContent: 'center',
      alignItems: 'center',
      gap: 0.5,
      width: 'min(100%, 420px)',
      aspectRatio: '16 / 9',
      padding: 2,
      borderRadius: 1,
      border: line,
      bgcolor: 'action.hover',
      verticalAlign: 'bottom',
      textAlign: 'center',
      cursor: 'default',
      '&::before': { content: '"▶"', fontSize: 28, color: 'primary.main' },
    },
    '& .video-name': { fontWeight: 600 },
    '& .video-address': {
      fontSize: 13,
      lineHeight: 1.4,
      color: 'text.secondary',
      overflowWrap: 'anywhere',
    },
    ...quillSx,
  };
};

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
    // colours are chosen for the white page of the site, so the dark editor shows coloured text on white
    ...theme.applyStyles('dark', {
      '& [style*="color"]:not([contenteditable=false])': { backgroundColor: SITE.paper, color: SITE.ink },
      '& [style*="color"] a, & td[style*="color"] *': { color: 'inherit' },
    }),
  },
});
