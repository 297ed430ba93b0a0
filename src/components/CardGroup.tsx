import { Box, Paper, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Section } from './Section.tsx';

const cards = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(220px, 100%), 1fr))',
  padding: 0,
  margin: 0,
  listStyle: 'none',
};

interface CardGroupProps {
  title: string;
  /** Stands in place of the cards, such as a line that says why there are none. */
  notice?: ReactNode;
  children?: ReactNode;
}

/** Counter cards under a title. */
export const CardGroup = ({ title, notice, children }: CardGroupProps) => (
  <Section title={title}>
    {notice ?? (
      <Box component="ul" sx={cards}>
        {children}
      </Box>
    )}
  </Section>
);

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
