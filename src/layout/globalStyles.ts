/**
 * Styles for elements that lists and the menu render by the dozen, as plain classes: a styled component costs as much as ten plain
 * elements.
 */
export const plainStyles = {
  '.row-title': {
    display: 'block',
    paddingBlock: 3,
    color: 'var(--mui-palette-text-primary)',
    fontWeight: 550,
    textDecoration: 'none',
    '&:hover': { textDecoration: 'underline' },
    '&.is-missing': { color: 'var(--mui-palette-text-secondary)' },
    '& > span': {
      display: '-webkit-box',
      overflow: 'hidden',
      WebkitBoxOrient: 'vertical',
      WebkitLineClamp: 'var(--title-lines, 2)',
    },
  },
  '.row-heading': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: 12,
    '& > div': { flex: '1 1 100px', minWidth: 0 },
  },
  '.language-marks': {
    display: 'inline-flex',
    gap: 3,
    '& > i': {
      display: 'grid',
      placeItems: 'center',
      minWidth: 24,
      height: 17,
      border: '1px solid',
      borderRadius: 4,
      font: '600 10px/1 system-ui, sans-serif',
      '&::before': { content: 'attr(data-short)' },
    },
    '& > .complete': {
      border: 0,
      color: 'var(--mui-palette-text-secondary)',
      fontSize: 13,
      '&::before': { content: '"✓"' },
    },
    '& > .partial': { color: 'var(--mui-palette-warning-main)', borderBottomWidth: 4 },
    '& > .blank': { color: 'var(--mui-palette-text-secondary)', borderStyle: 'dashed' },
  },
  '.row-mark': {
    display: 'inline-block',
    alignSelf: 'flex-start',
    marginBlock: 2,
    paddingInline: 8,
    border: '1px solid var(--mui-palette-divider)',
    borderRadius: 12,
    color: 'var(--mui-palette-text-secondary)',
    fontSize: 13,
    lineHeight: '22px',
  },
  '.cover': {
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    width: 56,
    height: 36,
    borderRadius: 6,
    objectFit: 'cover',
    color: 'var(--mui-palette-text-secondary)',
    backgroundColor: 'var(--mui-palette-action-hover)',
  },
} as const;

/** Forced colours remove backgrounds, so current, selected and pressed elements get an outline. */
const MARKED = '2px solid Highlight';

export const forcedColours = {
  '.MuiTabs-indicator': {
    backgroundColor: 'Highlight',
    height: 4,
    forcedColorAdjust: 'none',
  },
  'nav [aria-current=page], nav [aria-current=true]': {
    outline: MARKED,
    outlineOffset: -2,
  },
  // overrides MUI's `outline: 0`
  ':is(body [aria-pressed=true], [role=menuitemradio][aria-checked=true], [role=option][aria-selected=true])':
    {
      outline: MARKED,
      outlineOffset: -2,
    },
  '[class*=MuiButtonBase-root][class*=MuiButton-contained]': {
    border: '1px solid ButtonBorder',
  },
  // colour swatches keep their colours
  '.is-colour': { forcedColorAdjust: 'none' },
} as const;

/** Controls, which are useless on paper. */
const ACTING = [
  'header',
  'a[href="#content"]',
  'nav',
  '[class*=RaSidebar]',
  '[role=search]',
  '[role=toolbar]',
  '[role=tab][aria-selected=false]',
  '.MuiTabs-indicator',
  '[class*=MuiSnackbar-root]',
  'main button:not([role=tab], .cut-text)',
  'main a[class*=MuiButtonBase-root]',
  'input[type=file], input[type=file] + label',
  '.screen-only',
].join(', ');

const WHITE = '#fff';

const COLOURS = ['primary', 'success', 'warning', 'error'] as const;

type Palette = Record<(typeof COLOURS)[number], { main: string }> & {
  text: { primary: string; secondary: string };
};

/** Prints the content of the screen alone, dark on white in both appearances. */
export const paperStyles = ({ text, ...colours }: Palette) => ({
  ':root:root': {
    colorScheme: 'light',
    '--mui-palette-background-default': WHITE,
    '--mui-palette-background-paper': WHITE,
    '--mui-palette-text-primary': text.primary,
    '--mui-palette-text-secondary': text.secondary,
    '--mui-palette-divider': '#9aa5aa',
    ...Object.fromEntries(COLOURS.map((name) => [`--mui-palette-${name}-main`, colours[name].main])),
  },
  [ACTING]: { display: 'none !important' },
  'main#content': { padding: 0 },
  'main#content *': { minHeight: '0 !important' },
  'main#content th': { position: 'static !important' },
  // long texts are printed in full, because paper cannot be expanded
  'main#content td *': { WebkitLineClamp: 'unset !important', wordBreak: 'normal !important' },
  'tr, figure, img': { breakInside: 'avoid' },
});
