import type { Components, Theme } from '@mui/material';
import type { RaThemeOptions } from 'react-admin';
import { PRINT, SHORT, WIDTHS } from '../components/media.ts';
import { forcedColours, paperStyles, plainStyles } from './globalStyles.ts';
import { shellComponents } from './shellTheme.ts';

/** Colours, sizes and shapes of the interface. Light and dark are designed separately, each with AA contrast. */
const fontFamily = 'system-ui, "Segoe UI", Roboto, "Noto Sans", sans-serif';

const light = {
  primary: { main: '#0b5870', dark: '#084458', light: '#e3eff3', contrastText: '#ffffff' },
  success: { main: '#1b6b3a', light: '#e2f1e7' },
  warning: { main: '#8a5300', light: '#fbeed6' },
  error: { main: '#b3261e', dark: '#8f1d17', light: '#fbe6e4' },
  info: { main: '#0b5870', light: '#e3eff3' },
  background: { default: '#f4f6f7', paper: '#ffffff' },
  text: { primary: '#16232a', secondary: '#52626a' },
  divider: '#dde4e7',
  action: { hover: 'rgb(11 88 112 / 0.06)', selected: 'rgb(11 88 112 / 0.1)' },
};

const dark = {
  primary: { main: '#6cc0d8', dark: '#8fd2e6', light: '#143842', contrastText: '#06222c' },
  success: { main: '#7fcb98', light: '#16362a' },
  warning: { main: '#e9b765', light: '#3b2d12' },
  error: { main: '#ff9d94', dark: '#ffb8b1', light: '#44211e', contrastText: '#3a0a06' },
  info: { main: '#6cc0d8', light: '#143842' },
  background: { default: '#10181c', paper: '#182329' },
  text: { primary: '#e6edf0', secondary: '#a3b2b9' },
  divider: '#2b3a42',
  action: { hover: 'rgb(108 192 216 / 0.08)', selected: 'rgb(108 192 216 / 0.14)' },
};

const components: Components<Omit<Theme, 'components'>> = {
  MuiCssBaseline: {
    styleOverrides: {
      // a focused element scrolls out from behind the top bar, a table's header and a form's buttons
      html: { scrollPaddingBlock: '112px 84px', [SHORT]: { scrollPaddingBlock: '56px' } },
      body: { overflowWrap: 'anywhere' },
      // react-admin's fields have a button of their own
      'input::-webkit-search-cancel-button': { display: 'none' },
      '.tabular': { fontVariantNumeric: 'tabular-nums' },
      ...plainStyles,
      '@media (forced-colors: active)': forcedColours,
      [PRINT]: paperStyles(light),
      '@media (prefers-reduced-motion: reduce)': {
        '*, *::before, *::after': {
          animationDuration: '0.01ms !important',
          animationIterationCount: '1 !important',
          transitionDuration: '0.01ms !important',
        },
      },
    },
  },
  ...shellComponents,
  // primary: contained; secondary: any other button of normal size; inside texts and rows: small
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: ({ theme: t, ownerState: { variant, size, color } }) => ({
        minHeight: 38,
        paddingInline: 16,
        ...(variant !== 'contained' &&
          (size !== 'small' || variant === 'outlined') && {
            border: '1px solid #8a999f',
            ...t.applyStyles('dark', { borderColor: '#6b7b83' }),
            paddingBlock: 5,
            color: color === 'error' ? t.vars?.palette.error.main : t.vars?.palette.text.primary,
            backgroundColor: t.vars?.palette.background.paper,
            '&:hover': { backgroundColor: t.vars?.palette.background.default },
          }),
      }),
      sizeSmall: { paddingInline: 8 },
    },
  },
  MuiChip: { defaultProps: { size: 'small', variant: 'outlined' } },
  MuiBadge: { styleOverrides: { badge: { whiteSpace: 'nowrap' } } },
  // the options of a narrow filter are still read
  MuiAutocomplete: {
    defaultProps: { slotProps: { popper: { placement: 'bottom-start' } } },
    styleOverrides: { popper: { minWidth: 'min(320px, calc(100vw - 32px))' } },
  },
  MuiToggleButtonGroup: { defaultProps: { size: 'small' } },
  MuiToggleButton: {
    styleOverrides: { root: { paddingBlock: 4, paddingInline: 12, textTransform: 'none', fontSize: 14 } },
  },
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: {
      root: ({ theme: { vars } }) => ({
        '&:focus-visible': { outline: `2px solid ${vars?.palette.primary.main}`, outlineOffset: 2 },
      }),
    },
  },
  MuiTextField: { defaultProps: { variant: 'outlined', size: 'small' } },
  // keeps an emptied text as '', where react-admin would write null
  RaTextInput: { defaultProps: { helperText: false, parse: (value: unknown) => value } },
  RaSelectInput: { defaultProps: { helperText: false } },
  RaAutocompleteInput: { defaultProps: { helperText: false } },
  MuiInputBase: {
    styleOverrides: {
      input: ({ theme: { vars } }) => ({
        '&::placeholder': { color: vars?.palette.text.secondary, opacity: 1 },
      }),
    },
  },
  MuiOutlinedInput: {
    styleOverrides: {
      root: ({ theme: { vars } }) => ({ backgroundColor: vars?.palette.background.paper }),
      notchedOutline: ({ theme: t }) => ({
        borderColor: '#8a999f',
        ...t.applyStyles('dark', { borderColor: '#6b7b83' }),
      }),
    },
  },
  MuiPaper: { defaultProps: { elevation: 0 }, styleOverrides: { root: { backgroundImage: 'none' } } },
  // a low window, such as one at 400 %, scrolls all of a dialog, because its title and buttons would leave no room for the content
  MuiDialog: {
    styleOverrides: {
      paper: {
        '@media (max-height: 480px)': {
          margin: 12,
          maxHeight: 'calc(100% - 24px)',
          '& .MuiDialogContent-root': { flex: 'none', overflowY: 'visible' },
        },
      },
    },
  },
  MuiDialogTitle: { styleOverrides: { root: { fontSize: 18, fontWeight: 600, lineHeight: 1.35 } } },
  // buttons without room beside each other wrap
  MuiDialogActions: {
    defaultProps: { disableSpacing: true },
    styleOverrides: { root: { padding: 16, gap: 8, flexWrap: 'wrap' } },
  },
  MuiAlert: {
    styleOverrides: {
      outlined: ({ theme: { vars }, ownerState: { severity = 'success' } }) => ({
        color: vars?.palette.text.primary,
        backgroundColor: vars?.palette.background.paper,
        borderColor: vars?.palette[severity].main,
      }),
      standard: ({ theme: { vars }, ownerState: { severity = 'success' } }) => ({
        color: vars?.palette.text.primary,
        backgroundColor: vars?.palette[severity].light,
      }),
    },
  },
  // the pointer may move onto a tooltip (WCAG 1.4.13)
  MuiTooltip: { defaultProps: { enterDelay: 350, leaveDelay: 100 } },
  MuiTableCell: {
    styleOverrides: {
      root: ({ theme: { vars } }) => ({
        borderColor: vars?.palette.divider,
        fontSize: 14,
        paddingBlock: 6,
      }),
      head: ({ theme: { vars } }) => ({
        fontWeight: 600,
        fontSize: 13,
        color: vars?.palette.text.secondary,
        backgroundColor: vars?.palette.background.paper,
      }),
    },
  },
};

export const theme: RaThemeOptions = {
  cssVariables: { colorSchemeSelector: 'data' },
  colorSchemes: { light: { palette: light }, dark: { palette: dark } },
  sidebar: { width: 240, closedWidth: 68 },
  shape: { borderRadius: 8 },
  breakpoints: { values: WIDTHS },
  typography: {
    fontFamily,
    fontSize: 14,
    h1: { fontSize: 23, lineHeight: 1.3, fontWeight: 650 },
    h2: { fontSize: 18, lineHeight: 1.35, fontWeight: 600 },
    h3: { fontSize: 15, lineHeight: 1.4, fontWeight: 600 },
    body1: { fontSize: 15, lineHeight: 1.55 },
    body2: { fontSize: 14, lineHeight: 1.5 },
    caption: { fontSize: 13, lineHeight: 1.45 },
    button: { textTransform: 'none', fontWeight: 600, fontSize: 14.5 },
  },
  transitions: {
    duration: {
      shortest: 120,
      shorter: 120,
      short: 140,
      standard: 150,
      complex: 160,
      enteringScreen: 140,
      leavingScreen: 120,
    },
  },
  components,
};
