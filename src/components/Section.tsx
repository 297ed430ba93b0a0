import { Box, Typography } from '@mui/material';
import { type ReactNode, useId } from 'react';

/** A part of a screen under its title. */
export const Section = ({ title, children }: { title: string; children: ReactNode }) => {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id} sx={{ marginBottom: 4 }}>
      <Typography variant="h2" id={id} sx={{ marginBottom: 1.5 }}>
        {title}
      </Typography>
      {children}
    </Box>
  );
};
