import { Box, Paper, Typography } from '@mui/material';
import { type ReactNode, useId } from 'react';

interface SectionProps {
  title: string;
  className?: string;
  children: ReactNode;
}

export const Section = ({ title, className, children }: SectionProps) => {
  const id = useId();
  return (
    <Box component="section" className={className} aria-labelledby={id} sx={{ marginBottom: 4 }}>
      <Typography variant="h2" id={id} sx={{ marginBottom: 1.5 }}>
        {title}
      </Typography>
      {children}
    </Box>
  );
};

export const Panel = ({ title, children }: SectionProps) => {
  const id = useId();
  return (
    <Paper
      variant="outlined"
      component="section"
      aria-labelledby={id}
      sx={{
        padding: { xs: 2, sm: 3 },
        display: 'grid',
        gap: 1.5,
        placeContent: 'start',
        placeItems: 'start',
      }}
    >
      <Typography variant="h2" id={id}>
        {title}
      </Typography>
      {children}
    </Paper>
  );
};
