import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** What is read, and what helps to judge it: beside it, or below where there is no room. */
export const ReadingColumns = ({ aside, children }: { aside: ReactNode; children: ReactNode }) => (
  <Box
    sx={{
      display: 'grid',
      gap: 3,
      alignItems: 'start',
      marginBottom: 3,
      gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 360px' },
    }}
  >
    {children}
    {aside}
  </Box>
);
