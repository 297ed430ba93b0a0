import { SHORT } from '../../components/media.ts';

/** The sizes of the toolbar, known before the editor is loaded. */
export const ITEM_WIDTH = 34;
export const ITEM_HEIGHT = 34;
export const MENU_WIDTHS = { block: 150, font: 150, size: 104 } as const;

/** The groups of the toolbar, in order. */
export const GROUP_WIDTHS = {
  history: 2 * ITEM_WIDTH,
  block: MENU_WIDTHS.block,
  marks: 7 * ITEM_WIDTH,
  fonts: MENU_WIDTHS.font + MENU_WIDTHS.size,
  colors: 2 * ITEM_WIDTH,
  alignment: 4 * ITEM_WIDTH,
  lists: 3 * ITEM_WIDTH,
  insertions: 5 * ITEM_WIDTH,
  clearing: ITEM_WIDTH,
} as const;

export const toolbarSx = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 1.25,
  rowGap: 0.25,
  padding: 0.5,
  borderBottom: 1,
  borderColor: 'divider',
  // one row that scrolls, where rows would take the place of the text
  [SHORT]: { flexWrap: 'nowrap', overflowX: 'auto', scrollbarWidth: 'thin', '& > *': { flex: 'none' } },
} as const;
