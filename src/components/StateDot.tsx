import { Box } from '@mui/material';
import type { ReactNode } from 'react';

interface StateDotProps {
  /** A colour of the palette, such as `success.main`. */
  colour: string;
  children: ReactNode;
}

export const StateDot = ({ colour, children }: StateDotProps) => (
  <Box
    component="span"
    sx={{
      display: 'inline-flex',
      alignItems: 'center',
      gap: 0.5,
      color: 'text.primary',
    }}
  >
    <Box component="span" sx={{ width: 8, height: 8, borderRadius: '50%', flex: 'none', bgcolor: colour }} />
    {children}
  </Box>
);
