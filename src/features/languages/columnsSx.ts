import type { SxProps } from '@mui/material/styles';

/** What stands above and below a text: bars, heads, toolbar, the title's row. The text has the rest of the window. */
const AROUND_TEXT_PX = 430;

/** Columns whose fields lie in common rows. @param rows - how many fields a language has, beside its files and with them */
export const columnsSx = (columnCount: number, rows: { entries: number; aside: number }): SxProps => ({
  '& > .languages': { display: 'contents' },
  '& > .entries, & > .aside': {
    display: 'grid',
    columnGap: 2,
    rowGap: 2.5,
    gridTemplateColumns: `repeat(${columnCount}, minmax(0, 1fr))`,
  },
  '& > .aside': { marginTop: 2.5 },
  '& > .entries > :not([hidden])': { gridRow: `1 / span ${rows.entries}`, gridTemplateRows: 'subgrid' },
  '& > .aside > [role=group]:not([hidden])': {
    gridRow: `1 / span ${rows.aside}`,
    gridTemplateRows: 'subgrid',
  },
  '& > .aside > .shared': {
    gridColumn: '1 / -1',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 280px), 1fr))',
    alignItems: 'start',
  },
  '& > .entries .stale.stale:empty': { display: 'block' },
  '& .tiptap.tiptap': {
    height: `max(260px, 100dvh - ${AROUND_TEXT_PX}px)`,
    minHeight: 0,
    overflowY: 'auto',
  },
});
