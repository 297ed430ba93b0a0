import { Paper, Typography } from '@mui/material';
import type { ReactNode } from 'react';

interface CounterCardProps {
  label: string;
  value: ReactNode;
}

export const CounterCard = ({ label, value }: CounterCardProps) => (
  <Paper component="li" variant="outlined" sx={{ padding: 2.25, minHeight: 96 }}>
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      {label}
    </Typography>
    <Typography component="p" className="tabular" sx={{ fontSize: 28, fontWeight: 650, lineHeight: 1.35 }}>
      {value}
    </Typography>
  </Paper>
);
