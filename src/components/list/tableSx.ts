import type { SxProps, Theme } from '@mui/material';
import { visuallyHidden } from '@mui/utils';

/** The least widths of a column in pixels, padding included, at which usual words are not broken: roomy and dense. */
const WIDTHS = {
  icon: [52, 44],
  actions: [164, 120],
  id: [80, 50],
  plain: [126, 82],
  code: [110, 80],
  number: [180, 150],
  text: [170, 124],
  title: [220, 146],
  address: [220, 145],
  login: [236, 200],
  digits: [190, 150],
  state: [190, 156],
} as const;
const ROOMY = 0;
const DENSE = 1;

/**
 * The content of a column's cells. `icon`: a picture or one button; `actions`: several; both have a header for screen readers only. `title`
 * and `text`: texts of people; `code`: a short word; `address`: an e-mail address; `login`: of staff; `digits`: a personal number; `state`:
 * a state in words. Without it: days and short states.
 */
export type Cell = Exclude<keyof typeof WIDTHS, 'plain'>;

/** Narrower places always show cards. */
const LEAST = 652;

const widthOf = (cells: readonly (Cell | undefined)[], density: 0 | 1) =>
  cells.reduce((sum, cell) => sum + WIDTHS[cell ?? 'plain'][density], 0);

const leastWidths = (density: 0 | 1) =>
  Object.fromEntries(
    (['code', 'text', 'title', 'address', 'login'] as const).map((cell) => [
      `& td.${cell}`,
      { minWidth: WIDTHS[cell][density] },
    ]),
  );

const table = {
  '& tr[aria-current] > :first-of-type': { boxShadow: 'inset 4px 0 0 var(--mui-palette-primary-main)' },
  '& td': { height: 52, paddingBlock: 0.75 },
  '& td:not(.title, .number)': { color: 'text.secondary' },
  '& tr:last-child td': { borderBottom: 0 },
  '& thead th.RaDataTable-headerCell': { top: 'var(--top-bar-height)', zIndex: 1 },
  '& td.icon, & td.actions': { width: '1%', whiteSpace: 'nowrap', paddingInline: 0.75 },
  '& th.icon > span, & th.actions > span': visuallyHidden,
  '& .card-only, & > .sorting': { display: 'none' },
  // makes room for the message of a failed action
  '& td > [role=alert], & td.actions [role=alert]': { minWidth: 180, whiteSpace: 'normal' },
};

const dense = {
  '& td, & th': { paddingInline: 0.625, fontSize: 13 },
  '& th': { fontSize: 12 },
  // below, long headers may take two lines
  '@container (min-width: 1100px)': { '& th': { whiteSpace: 'nowrap' } },
  '& td.icon.icon, & td.actions.actions': { paddingInline: 0 },
  '& tbody td.address': { fontSize: 12 },
  '& td.actions .row-button': { padding: 0.5 },
  '& td.actions.actions [role=alert]': { minWidth: 120 },
  // the sort arrow takes no width
  '& .MuiTableSortLabel-root': { position: 'relative' },
  '& .MuiTableSortLabel-icon': { position: 'absolute', insetInlineEnd: -15, margin: 0, fontSize: 15 },
};

const BUTTON_ALONE = 'td:has(> .row-button):not(:has(> [role=alert]))';

/** A card: picture and title, short values beside each other, actions in one row at the end. */
const cards = {
  border: 0,
  background: 'none',
  '--title-lines': 3,
  '& table, & tbody': { display: 'block' },
  // the header is for screen readers, and is shown to whom the keyboard leads into it
  '& thead': { display: 'block' },
  '& thead:not(:focus-within)': visuallyHidden,
  '& thead tr': { display: 'flex', flexWrap: 'wrap', columnGap: 1.5, marginBottom: 1 },
  '& thead th.RaDataTable-headerCell': { position: 'static', padding: 0, border: 0, background: 'none' },
  '& thead th:not(:has(.MuiTableSortLabel-root))': visuallyHidden,
  '& tbody tr': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: { xs: 1, sm: 2 },
    rowGap: 0.5,
    marginBottom: 1,
    paddingBlock: 1,
    paddingInline: 1.5,
    border: 1,
    borderColor: 'divider',
    borderRadius: 1,
    backgroundColor: 'background.paper',
  },
  '& tr[aria-current]': { boxShadow: 'inset 4px 0 0 var(--mui-palette-primary-main)' },
  '& td': { display: 'block', minWidth: 0, padding: 0, border: 0 },
  '& td.title': { order: -1, flex: '1 1 100%', fontSize: 15, fontWeight: 600 },
  '& tr:has(.cover) td.title': { flexBasis: 'calc(100% - 80px)' },
  '& td:has(> .cover)': { order: -1 },
  '& td.text': { display: 'flex', columnGap: 0.5, maxWidth: '100%' },
  '& td.text::before': { flex: 'none' },
  '& td:empty': { display: 'none' },
  '& td.address': { fontSize: 'clamp(12px, 4cqi, 14px)', '& wbr': { display: 'none' } },
  '& td:not(.icon, .actions, .title)::before': { content: 'attr(data-label) ": "', color: 'text.secondary' },
  '& td:not(.title, .text, .actions) > div': { display: 'inline-block', verticalAlign: 'top' },
  '& td.actions, & td:has(> .row-button)': { order: 1, marginInline: -1 },
  '& td.actions, & td:not(:has(> .row-button)) + td:has(> .row-button)': { marginInlineStart: 'auto' },
  // the buttons of a row stay beside each other
  '& td:has(> .row-button):has(+ td > .row-button)': { marginInlineEnd: '36px' },
  [`& ${BUTTON_ALONE} + ${BUTTON_ALONE}`]: { marginInlineStart: '-52px' },
  // the message of a failed action has a line of its own
  '& td:has(> [role=alert])': { flexBasis: '100%', whiteSpace: 'normal' },
  '& .row-button': { width: 44, height: 44 },
};

const below = (width: number) => `(max-width: ${width - 0.02}px)`;

/** The title takes the free width, because all other cells stay on one line. */
export const wideTitleSx = {
  '& td, & th': { whiteSpace: 'nowrap' },
  '& td.title': { width: '100%', whiteSpace: 'normal' },
};

/** A table, in smaller type where the place is narrow, and cards where it is narrower still: nothing scrolls sideways. */
export const tableSx = (cells: readonly (Cell | undefined)[]): SxProps<Theme> => {
  const least = Math.max(widthOf(cells, DENSE), LEAST);
  const roomy = Math.max(widthOf(cells, ROOMY), least);
  return {
    fontVariantNumeric: 'tabular-nums',
    '& td.code, & td.text, & td.title, & td.address, & td.login': { overflowWrap: 'anywhere' },
    '& td, & th': { overflowWrap: 'break-word' },
    // at the top, so that a header without a sort button is level with the others
    '& .MuiTableSortLabel-root': { minWidth: 24, minHeight: 24, verticalAlign: 'top' },
    // the saved row has a lasting bar and a fading background
    '@keyframes highlighted': { from: { backgroundColor: 'var(--mui-palette-action-focus)' } },
    '& tr[aria-current]': { animation: 'highlighted 4s ease-in' },
    [`@container (min-width: ${roomy}px)`]: { ...table, ...leastWidths(ROOMY) },
    [`@container (min-width: ${least}px) and ${below(roomy)}`]: { ...table, ...leastWidths(DENSE), ...dense },
    [`@container ${below(least)}`]: cards,
  };
};
