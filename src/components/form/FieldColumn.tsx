import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** The inputs of a form without languages, one below the other. */
export const FieldColumn = ({ children }: { children: ReactNode }) => (
  <Box sx={{ display: 'grid', gap: 2.5, maxWidth: 640 }}>{children}</Box>
);
