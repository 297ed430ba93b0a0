/** What plain elements of all kinds have in common. */
export const focused = { outline: '2px solid var(--mui-palette-primary-main)', outlineOffset: 2 };

/** A control without a look of its own. */
export const bare = {
  border: 0,
  background: 'none',
  font: 'inherit',
  cursor: 'pointer',
  userSelect: 'none',
  WebkitTapHighlightColor: 'transparent',
} as const;
