import type { SxProps, Theme } from '@mui/material/styles';

/** Wide: dense rows under a header that stays. Narrow: each row is a card; nothing scrolls sideways. */
export const tableSx: SxProps<Theme> = (theme) => ({
  '& td': { height: 52, fontVariantNumeric: 'tabular-nums' },
  '& tr:last-child td': { borderBottom: 0 },
  // the page breaks words anywhere, which would leave short columns no width of their own; texts that people write
  // may have words of any length
  '& th, & td': { overflowWrap: 'break-word' },
  '& td.heading, & td.text': { overflowWrap: 'anywhere' },
  '& td.heading': { minWidth: 220 },
  '& td.text': { minWidth: 110 },
  '& td.bare': { width: '1%', whiteSpace: 'nowrap', paddingInline: 0.75 },
  [theme.breakpoints.up('sm')]: {
    '& thead th': { position: 'sticky', top: 60, zIndex: 1 },
    '& thead th:first-of-type': { borderTopLeftRadius: 8 },
    '& thead th:last-of-type': { borderTopRightRadius: 8 },
  },
  [theme.breakpoints.down('sm')]: {
    border: 0,
    background: 'none',
    '& thead': {
      position: 'absolute',
      width: '1px',
      height: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
    '& table, & tbody': { display: 'block' },
    '& tr': {
      display: 'flex',
      flexDirection: 'column',
      marginBottom: 1.5,
      padding: 1.5,
      border: `1px solid ${theme.vars?.palette.divider}`,
      borderRadius: 1,
      backgroundColor: theme.vars?.palette.background.paper,
    },
    '& td': {
      display: 'block',
      height: 'auto',
      overflowWrap: 'anywhere',
      border: 0,
      padding: '4px 0',
      textAlign: 'start',
    },
    '& td.heading': { order: -1, minWidth: 0, fontSize: 16, fontWeight: 600 },
    '& td.text': { minWidth: 0 },
    '& td:empty': { display: 'none' },
    '& td.bare': { width: 'auto', whiteSpace: 'normal', paddingInline: 0 },
    '& td:not(.bare, .heading)::before': {
      content: 'attr(data-label) ": "',
      color: theme.vars?.palette.text.secondary,
    },
  },
});

/** In a table of many columns: tight cells, and sort arrows that take no width of their own. */
export const denseSx = (theme: Theme) => ({
  [theme.breakpoints.up('sm')]: {
    '& td, & th': { paddingInline: 1 },
    '& td.bare.bare': { paddingInline: 0 },
    '& td.heading.heading': { minWidth: 140 },
    '& .MuiTableSortLabel-root': { position: 'relative' },
    '& .MuiTableSortLabel-icon': { position: 'absolute', insetInlineEnd: -15, margin: 0, fontSize: 15 },
  },
  [theme.breakpoints.between('sm', 'lg')]: {
    '& td, & th': { paddingInline: 0.75, fontSize: 13 },
    '& td.text.text': { minWidth: 100 },
    '& td.heading.heading': { minWidth: 110 },
  },
});
