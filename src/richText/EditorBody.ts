import { css, styled, type Theme } from '@mui/material/styles';
import type { SystemStyleObject } from '@mui/system';
import { contentSx } from './contentSx.ts';
import { SITE } from './palette.ts';

/** The first block of a piece, and one that stands after a piece and in none itself. */
const atEdge = (block: string) => `& > * + .chunk > ${block}:not(* + *), & > .chunk + ${block}`;

const editorSx = (theme: Theme): SystemStyleObject<Theme> => {
  const { palette } = theme.vars ?? theme;
  const paragraphGap = `${0.8 * Number(theme.typography.body1.fontSize)}px`;
  return {
    '& .tiptap': {
      ...contentSx(theme),
      position: 'relative',
      minHeight: 320,
      padding: { xs: '12px 14px', sm: '16px 20px' },
      outline: 'none',
      whiteSpace: 'break-spaces',
      '&[contenteditable=false]': { color: 'text.secondary' },
      // what is taken out of its piece, into a list, lies there as if there was none
      '& .chunk': { display: 'contents' },
      '& > .chunk': {
        display: 'block',
        contain: 'content',
        marginInline: '-12px',
        paddingInline: '12px',
      },
      '& > .chunk:not(* + *) > :not(* + *)': { marginTop: 0 },
      // margins do not fall together across the edge of a piece
      [atEdge(':is(h1, h2, h3, h4, h5, h6)')]: { marginTop: `calc(1.1em - ${paragraphGap})` },
      [atEdge('hr')]: { marginTop: `calc(1.2em - ${paragraphGap})` },
      '& :any-link': { cursor: 'text' },
      '& .selectedCell': { bgcolor: 'action.selected' },
      '& .selection': { bgcolor: 'action.selected' },
      '& .ProseMirror-selectednode': { outline: `2px solid ${palette.primary.main}`, outlineOffset: 2 },
      '& .ProseMirror-gapcursor': {
        position: 'absolute',
        '&::after': {
          content: '""',
          display: 'block',
          width: 20,
          borderTop: '2px solid',
          position: 'absolute',
          top: -2,
        },
      },
      // chosen colours are meant for the white page of the site: the dark editor shows them on it
      ...theme.applyStyles('dark', {
        '& [style*="color"]:not([contenteditable=false])': { backgroundColor: SITE.paper, color: SITE.ink },
        '& [style*="color"] a, & td[style*="color"] *': { color: 'inherit' },
      }),
    },
  };
};

let looks: ReturnType<typeof css> | undefined;

/** The place of a text that is written, and how it looks there: a hundred rules, which are put together once for all texts. */
export const EditorBody = styled('div')(({ theme }) => {
  looks ??= css(theme.unstable_sx(editorSx(theme)) as never);
  return looks;
});
