const focused = { outline: '2px solid var(--mui-palette-primary-main)', outlineOffset: 2 };

const coloured = (name: string) => ({
  color: `var(--mui-palette-${name}-main)`,
  '&:hover': {
    backgroundColor: `rgba(var(--mui-palette-${name}-mainChannel) / var(--mui-palette-action-hoverOpacity))`,
  },
});

/** What lists and the menu show by the dozen: plain elements with classes, since each styled one costs as much as ten of them. */
export const plainStyles = {
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
