import type { SxProps, Theme } from '@mui/material/styles';

/**
 * What a column holds. `bare` and `actions`: a picture or an action, and several actions, under a header that is for
 * screen readers only; `heading` and `text`: what people wrote; `code`: a short word of theirs; `address`: of mail; `digits`: a
 * personal number, hidden or open; without a variant: ids, days and statuses.
 */
export type Variant = 'bare' | 'actions' | 'number' | 'heading' | 'text' | 'code' | 'address' | 'digits';

type Widths = Record<Variant | 'plain', number>;

/** The least width of a column, padding included, at which no word of usual length is broken. */
const ROOMY: Widths = {
  bare: 56,
  actions: 160,
  plain: 112,
  code: 110,
  number: 180,
  text: 160,
  heading: 220,
  address: 300,
  digits: 150,
};
const DENSE: Widths = {
  bare: 44,
  actions: 72,
  plain: 82,
  code: 80,
  number: 150,
  text: 136,
  heading: 150,
  address: 276,
  digits: 90,
};

/** Nothing narrower is a table, whatever its columns. */
const LEAST = 652;

/** How wide a table has to be. */
const needed = (columns: readonly { variant?: keyof Widths }[], widths: Widths) =>
  columns.reduce((sum, { variant = 'plain' }) => sum + widths[variant], 0);

const cellWidths = ({ code, text, heading, address }: Widths) => ({
  '& td.code': { minWidth: code },
  '& td.text': { minWidth: text },
  '& td.heading': { minWidth: heading },
  '& td.address': { minWidth: address },
});

const tight = {
  '--title-lines': 3,
  '& td, & th': { paddingInline: 0.625, fontSize: 13 },
  '& th': { fontSize: 12 },
  '& td.bare.bare, & td.actions': { paddingInline: 0 },
  '& td.actions > *': { width: DENSE.actions },
  '& td.actions .row-action': { minWidth: DENSE.actions / 2 },
  // a sort arrow takes no width of its own
  '& .sort': { position: 'relative' },
  '& .sort svg': { position: 'absolute', insetInlineEnd: -15, margin: 0, fontSize: 15 },
};

/** Plain elements: a list has dozens of cells. */
const plain = {
  '& table': { width: '100%', borderCollapse: 'collapse' },
  '& td, & th': {
    padding: '6px 16px',
    borderBottom: '1px solid var(--mui-palette-divider)',
    textAlign: 'start',
    verticalAlign: 'inherit',
    fontSize: 14,
    lineHeight: 1.43,
    overflowWrap: 'break-word',
  },
  '& th': {
    fontWeight: 600,
    fontSize: 13,
    lineHeight: '1.5rem',
    color: 'text.secondary',
    backgroundColor: 'background.paper',
  },
  '& tbody tr:hover': { backgroundColor: 'action.hover' },
  // the row that was just saved: a bar that stays, and a ground that fades
  '@keyframes shown': { from: { backgroundColor: 'var(--mui-palette-action-focus)' } },
  '& .is-shown': { animation: 'shown 4s ease-in' },
  '& .is-shown > :first-of-type': { boxShadow: 'inset 4px 0 0 var(--mui-palette-primary-main)' },
};

const table = {
  '& td': { height: 52 },
  '& td.number, & th.number': { textAlign: 'right' },
  // a sort arrow stands before the label, which ends where its numbers end
  '& th.number .sort': { flexDirection: 'row-reverse' },
  '& td.bare': { width: '1%', whiteSpace: 'nowrap', paddingInline: 0.75 },
  '& td.actions > *': { display: 'flex', flexWrap: 'wrap', width: ROOMY.actions },
  // why an action failed has room for its words
  '& td.bare > [role=alert]': { width: 180 },
  '& tr:last-child td': { borderBottom: 0 },
  '& thead th': { position: 'sticky', top: 'var(--top-bar-height)', zIndex: 1 },
  '& thead th:first-of-type': { borderTopLeftRadius: 8 },
  '& thead th:last-of-type': { borderTopRightRadius: 8 },
};

const hiddenUntilFocused = {
  display: 'block',
  '&:not(:focus-within)': {
    position: 'absolute',
    width: '1px',
    height: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
  },
  '& tr': { display: 'flex', flexWrap: 'wrap' },
  '& th': { display: 'block', background: 'none', border: 0 },
};

const cards = {
  border: 0,
  background: 'none',
  '--title-lines': 4,
  '& table, & tbody': { display: 'block' },
  '& .sorting': { display: 'flex', alignItems: 'center', gap: 1, marginBottom: 1.5, fontSize: 14 },
  '& .sorting label': { flex: 'none' },
  '& thead': hiddenUntilFocused,
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
  '& td': { display: 'block', border: 0, padding: '4px 0', textAlign: 'start' },
  '& td.heading': { order: -1, gridColumn: '1 / -1', fontSize: 16, fontWeight: 600 },
  '& td:empty': { display: 'none' },
  '& td.address': { fontSize: 'clamp(12px, 4cqi, 14px)' },
  '& td:not(.bare, .actions, .heading)::before': {
    content: 'attr(data-label) ": "',
    color: 'text.secondary',
  },
  // a box to tick begins where the words do
  '& td.bare > label': { marginInlineStart: '-11px' },
  '& td.actions': { gridColumn: '1 / -1' },
  '& td.actions > *': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 230px), 1fr))',
    gap: 1,
  },
  '& td.actions, & td:has(> .row-action)': { order: 1 },
  '& .row-action': { width: '100%', minHeight: 44, border: 1, borderColor: 'divider' },
  '& .row-action-text': { display: 'inline' },
};

/** Cards with room for two values beside each other: each under its label. */
const WIDE_CARDS_FROM = 640;
const wideCards = {
  '& td:not(.bare, .actions, .heading)::before': {
    content: 'attr(data-label)',
    display: 'block',
    fontSize: 12.5,
  },
};

/**
 * A table under a header that stays; in small type where the place is narrow. Where it is too narrow even for that each
 * row is a card: nothing scrolls sideways.
 */
export const tableSx = (columns: readonly { variant?: Variant }[]): SxProps<Theme> => {
  const least = Math.max(needed(columns, DENSE), LEAST);
  const roomy = Math.max(needed(columns, ROOMY), least);
  return {
    fontVariantNumeric: 'tabular-nums',
    ...plain,
    '& .sorting': { display: 'none' },
    '& td.code, & td.text, & td.heading, & td.address': { overflowWrap: 'anywhere' },
    [`@container (min-width: ${roomy}px)`]: { ...table, ...cellWidths(ROOMY) },
    [`@container (min-width: ${least}px) and (max-width: ${roomy - 0.02}px)`]: {
      ...table,
      ...cellWidths(DENSE),
      ...tight,
    },
    [`@container (max-width: ${least - 0.02}px)`]: cards,
    [`@container (min-width: ${WIDE_CARDS_FROM}px) and (max-width: ${least - 0.02}px)`]: wideCards,
  };
};
