import { filterStyles } from './filterStyles.ts';
import { pageStyles, sortStyles, tabStyles } from './listStyles.ts';
import { focused } from './plainLook.ts';
import { screenStyles } from './screenStyles.ts';
import { shellStyles } from './shellStyles.ts';

const coloured = (name: string) => ({
  color: `var(--mui-palette-${name}-main)`,
  '&:hover': {
    backgroundColor: `rgba(var(--mui-palette-${name}-mainChannel) / var(--mui-palette-action-hoverOpacity))`,
  },
});

/** What lists and the menu show by the dozen: plain elements with classes, since each styled one costs as much as ten of them. */
export const plainStyles = {
  ...tabStyles,
  ...pageStyles,
  ...sortStyles,
  ...filterStyles,
  ...screenStyles,
  ...shellStyles,
  '.row-action': {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 8,
    minWidth: 40,
    minHeight: 38,
    padding: '6px 8px',
    border: 0,
    borderRadius: 8,
    background: 'none',
    font: 'inherit',
    fontWeight: 600,
    fontSize: 14.5,
    lineHeight: 1.75,
    textDecoration: 'none',
    cursor: 'pointer',
    WebkitTapHighlightColor: 'transparent',
    '&.primary': coloured('primary'),
    '&.error': coloured('error'),
    '&.success': coloured('success'),
    '&:focus-visible': focused,
    '& svg': { fontSize: 20 },
  },
  '.row-action-text': { display: 'none' },
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
    '& > div': { flex: '1 1 180px', minWidth: 0 },
  },
  '.language-marks': {
    display: 'flex',
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
      color: 'var(--mui-palette-background-paper)',
      backgroundColor: 'var(--mui-palette-success-main)',
      borderColor: 'var(--mui-palette-success-main)',
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
