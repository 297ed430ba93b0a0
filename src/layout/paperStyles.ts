/** Everything that acts on the screen and says nothing on paper. */
const ACTING = [
  'header',
  'a[href="#content"]',
  'nav',
  '[role=search]',
  '[role=toolbar]',
  '[role=tab][aria-selected=false]',
  '.MuiTabs-indicator',
  '[class*=MuiSnackbar-root]',
  'main button:not([role=tab])',
  'main a[class*=MuiButton-root]',
  'input[type=file], input[type=file] + label',
  '.screen-only',
].join(', ');

const WHITE = '#fff';

interface Palette {
  text: { primary: string; secondary: string };
  primary: { main: string };
  success: { main: string };
  warning: { main: string };
  error: { main: string };
}

/** A screen printed: its content alone, dark on white whatever the appearance. */
export const paperStyles = ({ text, ...colours }: Palette) => ({
  ':root:root': {
    colorScheme: 'light',
    '--mui-palette-background-default': WHITE,
    '--mui-palette-background-paper': WHITE,
    '--mui-palette-text-primary': text.primary,
    '--mui-palette-text-secondary': text.secondary,
    '--mui-palette-divider': '#9aa5aa',
    '--mui-palette-primary-main': colours.primary.main,
    '--mui-palette-success-main': colours.success.main,
    '--mui-palette-warning-main': colours.warning.main,
    '--mui-palette-error-main': colours.error.main,
  },
  [ACTING]: { display: 'none !important' },
  'main#content': { padding: 0 },
  'main#content *': { minHeight: '0 !important' },
  'main#content th': { position: 'static !important' },
  // nothing opens on paper: long texts stand there in full
  'main#content td *': { WebkitLineClamp: 'unset !important' },
  'tr, figure, img': { breakInside: 'avoid' },
});
