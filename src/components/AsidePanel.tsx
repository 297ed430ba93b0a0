import { Box, Paper, Typography } from '@mui/material';
import { type ReactNode, useId } from 'react';

interface AsidePanelProps {
  title: string;
  subtitle?: string;
  children: ReactNode;
}

export const AsidePanel = ({ title, subtitle, children }: AsidePanelProps) => {
  const id = useId();
  return (
    <Paper component="section" variant="outlined" aria-labelledby={id} sx={{ padding: 2, minWidth: 0 }}>
      <Typography id={id} component="h2" variant="h3">
        {title}
      </Typography>
      {subtitle && (
        <Box role="status" sx={{ color: 'text.secondary', fontSize: 14 }}>
          {subtitle}
        </Box>
      )}
      <Box sx={{ marginTop: 1.5 }}>{children}</Box>
    </Paper>
  );
};
