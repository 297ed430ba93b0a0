import type { SxProps, Theme } from '@mui/material';

/**
 * What the cells of a column hold. `icon`: a picture or one button, `actions`: several, both under a header for screen readers only;
 * `title` and `text`: what people wrote; `code`: a short word of theirs; `address`: of mail; `digits`: a personal number;
 * without one: ids, days, states.
 */
export type Cell = 'icon' | 'actions' | 'number' | 'title' | 'text' | 'code' | 'address' | 'digits';

type Widths = Record<Cell | 'plain', number>;

/** The least width of a column, padding included, at which no word of usual length is broken. */
const ROOMY: Widths = {
  icon: 56,
  actions: 160,
  plain: 112,
  code: 110,
  number: 180,
  text: 160,
  title: 220,
  address: 300,
  digits: 150,
};
const DENSE: Widths = {
  icon: 44,
  actions: 72,
  plain: 82,
  code: 80,
  number: 150,
  text: 136,
  title: 150,
  address: 276,
  digits: 90,
};

/** Nothing narrower is a table, whatever its columns. */
const LEAST = 652;
/** Cards have room for two values beside each other from here. */
const WIDE_CARDS = 640;

const widthOf = (cells: readonly (Cell | undefined)[], widths: Widths) =>
  cells.reduce((sum, cell) => sum + widths[cell ?? 'plain'], 0);

const leastWidths = ({ code, text, title, address }: Widths) => ({
  '& td.code': { minWidth: code },
  '& td.text': { minWidth: text },
  '& td.title': { minWidth: title },
  '& td.address': { minWidth: address },
});

const hiddenLabel = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  clipPath: 'inset(50%)',
};

const table = {
  '& td': { height: 52, paddingBlock: 0.75 },
  '& tr:last-child td': { borderBottom: 0 },
  '& thead th.RaDataTable-headerCell': { top: 'var(--top-bar-height)', zIndex: 1 },
  '& .number': { textAlign: 'right' },
  '& td.icon': { width: '1%', whiteSpace: 'nowrap', paddingInline: 0.75 },
  '& th.icon > span, & th.actions > span': hiddenLabel,
  '& td.actions > *': { display: 'flex', flexWrap: 'wrap', width: ROOMY.actions },
  // why an action failed has room for its words
  '& td.icon > [role=alert]': { width: 180 },
};

const dense = {
  '--title-lines': 3,
  '& td, & th': { paddingInline: 0.625, fontSize: 13 },
  '& th': { fontSize: 12 },
  '& td.icon.icon, & td.actions': { paddingInline: 0 },
  '& td.actions > *': { width: DENSE.actions },
  '& td.actions .row-button': { minWidth: DENSE.actions / 2 },
  // a sort arrow takes no width of its own
  '& .MuiTableSortLabel-root': { position: 'relative' },
  '& .MuiTableSortLabel-icon': { position: 'absolute', insetInlineEnd: -15, margin: 0, fontSize: 15 },
};

const cards = {
  border: 0,
  background: 'none',
  '--title-lines': 4,
  '& table, & tbody': { display: 'block' },
  // what sorts is in one line above the cards
  '& thead': { display: 'block', marginBottom: 1 },
  '& thead tr': { display: 'flex', flexWrap: 'wrap', columnGap: 1.5 },
  '& thead th.RaDataTable-headerCell': { position: 'static', padding: 0, border: 0, background: 'none' },
  '& thead th:not(:has(.MuiTableSortLabel-root))': hiddenLabel,
  '& thead .MuiTableSortLabel-root': { minHeight: 32 },
  '& tbody tr': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 300px), 1fr))',
    columnGap: 3,
    rowGap: 0.5,
    marginBottom: 1.5,
    padding: 1.5,
    border: 1,
    borderColor: 'divider',
    borderRadius: 1,
    backgroundColor: 'background.paper',
  },
  '& td': { display: 'block', border: 0, paddingBlock: 0.5, paddingInline: 0 },
  '& td.title': { order: -1, gridColumn: '1 / -1', fontSize: 16, fontWeight: 600 },
  '& td:empty': { display: 'none' },
  '& td.address': { fontSize: 'clamp(12px, 4cqi, 14px)' },
  '& td:not(.icon, .actions, .title)::before': { content: 'attr(data-label) ": "', color: 'text.secondary' },
  '& td.actions': { gridColumn: '1 / -1' },
  '& td.actions > *': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 230px), 1fr))',
    gap: 1,
  },
  '& td.actions, & td:has(> .row-button)': { order: 1 },
  '& .row-button': { width: '100%', minHeight: 44, border: 1, borderColor: 'divider' },
  '& .row-button-label': { display: 'inline' },
};

/** Each value under its label. */
const wideCards = {
  '& td:not(.icon, .actions, .title)::before': {
    content: 'attr(data-label)',
    display: 'block',
    fontSize: 12.5,
  },
};

const below = (width: number) => `(max-width: ${width - 0.02}px)`;

/** A table; in small type where the place is narrow; a card for each row where it is too narrow even for that: nothing scrolls sideways. */
export const tableSx = (cells: readonly (Cell | undefined)[]): SxProps<Theme> => {
  const least = Math.max(widthOf(cells, DENSE), LEAST);
  const roomy = Math.max(widthOf(cells, ROOMY), least);
  return {
    fontVariantNumeric: 'tabular-nums',
    '& td.code, & td.text, & td.title, & td.address': { overflowWrap: 'anywhere' },
    '& td, & th': { overflowWrap: 'break-word' },
    '& .row-button-label': { display: 'none' },
    '& .MuiTableSortLabel-root': { minWidth: 24, minHeight: 24 },
    // the row that was just saved: a bar that stays, and a ground that fades
    '@keyframes highlighted': { from: { backgroundColor: 'var(--mui-palette-action-focus)' } },
    '& .highlighted': { animation: 'highlighted 4s ease-in' },
    '& .highlighted > :first-of-type': { boxShadow: 'inset 4px 0 0 var(--mui-palette-primary-main)' },
    [`@container (min-width: ${roomy}px)`]: { ...table, ...leastWidths(ROOMY) },
    [`@container (min-width: ${least}px) and ${below(roomy)}`]: { ...table, ...leastWidths(DENSE), ...dense },
    [`@container ${below(least)}`]: cards,
    [`@container (min-width: ${WIDE_CARDS}px) and ${below(least)}`]: wideCards,
  };
};
