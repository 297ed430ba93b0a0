/** The theme's breakpoints in pixels. */
export const WIDTHS = { xs: 0, sm: 700, md: 900, lg: 1200, xl: 1536 };

/** A low window: a phone in landscape, or 400 % zoom. */
export const SHORT = '@media (max-height: 500px)';
export const PRINT = '@media print';

/** For a dialog with long texts, which takes nearly the whole screen of a phone. */
export const wideDialogSx = {
  [`@media (max-width: ${WIDTHS.sm - 1}px)`]: {
    '& .MuiDialog-paper': { margin: 1, width: 'calc(100% - 16px)', maxHeight: 'calc(100% - 16px)' },
  },
};

/** The width of a panel beside a form, by breakpoint. */
export const BESIDE_WIDTH = { lg: '400px', xl: '480px' } as const;

/** A bar of actions that stays visible at the bottom of the screen. */
export const barSx = {
  position: 'sticky',
  bottom: 0,
  zIndex: 2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: { xs: 1, sm: 2 },
  marginTop: 'auto',
  marginBottom: { xs: -2, sm: -3 },
  marginInline: { xs: -2, sm: -3 },
  paddingInline: { xs: 2, sm: 3 },
  paddingBlock: 1.5,
  borderTop: 1,
  borderColor: 'divider',
  bgcolor: 'background.paper',
  [SHORT]: { paddingBlock: 0.5 },
} as const;
