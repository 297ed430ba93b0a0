import { ITEM_HEIGHT, ITEM_WIDTH } from './toolbarShape.ts';

/** What lies in the toolbar, as plain elements: each styled one takes as long as ten of them, and there are thirty. */
export const itemsSx = {
  '& > div': { display: 'flex' },
  '& button': {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    width: ITEM_WIDTH,
    height: ITEM_HEIGHT,
    padding: 0,
    border: 0,
    borderRadius: 1,
    color: 'text.primary',
    background: 'none',
    cursor: 'pointer',
    userSelect: 'none',
    WebkitTapHighlightColor: 'transparent',
    transition: 'background-color 120ms',
    '&:hover': { bgcolor: 'action.hover' },
    '&[aria-pressed=true], &[aria-expanded=true]': { bgcolor: 'action.selected', color: 'primary.main' },
    '&[aria-disabled=true]': { opacity: 0.38, cursor: 'default' },
    '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: '-2px' },
  },
  '& .choice': { justifyContent: 'space-between', paddingInline: 1, typography: 'body2' },
  '& .choice > span': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& .colour': { display: 'grid', justifyItems: 'center' },
  '& .is-colour': { width: 18, height: 3, borderRadius: 0.5, marginTop: '-1px' },
  '& svg': { fontSize: 20 },
} as const;
