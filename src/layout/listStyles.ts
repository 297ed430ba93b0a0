import { bare, focused } from './plainLook.ts';

/** The look of what stands around the rows of a list, plain elements like those in them (`plainStyles`). */
export const tabStyles = {
  '.tabs': {
    display: 'flex',
    minHeight: 48,
    overflowX: 'auto',
    scrollbarWidth: 'none',
  },
  '.tabs-line': {
    marginBottom: 16,
    borderBottom: '1px solid var(--mui-palette-divider)',
    '& > .tabs': { minHeight: 47 },
  },
  '.tab-count': {
    minWidth: 26,
    paddingInline: 6,
    border: '1px solid',
    borderRadius: 40,
    fontSize: 13,
    lineHeight: '22px',
    fontVariantNumeric: 'tabular-nums',
    '&.success': { color: 'var(--mui-palette-success-main)' },
    '&.warning': { color: 'var(--mui-palette-warning-main)' },
    '&:not([data-count])': { visibility: 'hidden' },
    '&::after': { content: 'attr(data-count)' },
  },
  '[role=tab]': {
    ...bare,
    position: 'relative',
    display: 'inline-flex',
    flexShrink: 0,
    alignItems: 'center',
    justifyContent: 'center',
    gap: 8,
    minWidth: 90,
    maxWidth: 360,
    minHeight: 46,
    padding: '9px 16px',
    color: 'var(--mui-palette-text-secondary)',
    fontSize: 14.5,
    fontWeight: 600,
    lineHeight: 1.25,
    '&:focus-visible': { ...focused, outlineOffset: -2 },
    '&[aria-selected=true]': {
      color: 'var(--mui-palette-primary-main)',
      '&::after': {
        content: '""',
        position: 'absolute',
        insetInline: 0,
        bottom: 0,
        height: 2,
        backgroundColor: 'var(--mui-palette-primary-main)',
      },
    },
    // all tabs of a telephone are seen at once, in two lines of words where one is too long
    '@media (max-width: 699.95px)': {
      flexShrink: 1,
      gap: 6,
      minWidth: 'min-content',
      overflowWrap: 'normal',
      paddingInline: 7,
      fontSize: 13.5,
    },
  },
} as const;

export const pageStyles = {
  '.list-foot': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: 16,
    paddingBlock: 16,
    '& > p': {
      flex: 1,
      margin: 0,
      color: 'var(--mui-palette-text-secondary)',
      fontSize: 14,
      lineHeight: 1.5,
    },
  },
  '.pages': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    margin: 0,
    padding: 0,
    listStyle: 'none',
    fontSize: 14,
    lineHeight: 1.5,
    '& button, & span': {
      display: 'grid',
      placeItems: 'center',
      boxSizing: 'border-box',
      minWidth: 32,
      margin: '0 3px',
      padding: '0 6px',
    },
    '& button': {
      ...bare,
      height: 32,
      borderRadius: 8,
      color: 'var(--mui-palette-text-primary)',
      '&:hover': { backgroundColor: 'var(--mui-palette-action-hover)' },
      '&:focus-visible': focused,
      '&[aria-disabled=true]': {
        opacity: 'var(--mui-palette-action-disabledOpacity)',
        background: 'none',
        cursor: 'default',
      },
      '&[aria-current]': {
        color: 'var(--mui-palette-primary-contrastText)',
        backgroundColor: 'var(--mui-palette-primary-main)',
        '&:hover': { backgroundColor: 'var(--mui-palette-primary-dark)' },
      },
    },
    '& svg': { margin: '0 -8px', fontSize: 20 },
  },
} as const;

export const sortStyles = {
  '.sort': {
    ...bare,
    display: 'inline-flex',
    alignItems: 'center',
    minWidth: 24,
    minHeight: 24,
    padding: 0,
    color: 'inherit',
    textAlign: 'start',
    // whichever of its parts comes first
    verticalAlign: 'top',
    '&:focus-visible': focused,
    '& svg': { marginInline: 4, fontSize: 18, opacity: 0 },
    '&:hover svg': { opacity: 0.5 },
    '[aria-sort=ascending] > & svg': { transform: 'rotate(180deg)' },
    '[aria-sort] > &': { color: 'var(--mui-palette-text-primary)' },
    '[aria-sort] > & svg': { color: 'var(--mui-palette-text-secondary)', opacity: 1 },
  },
} as const;
