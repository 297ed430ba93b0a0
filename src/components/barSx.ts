import { SHORT } from './media.ts';

/** A bar of actions that stays visible at the bottom of its screen. */
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
