import { Paper } from '@mui/material';
import type { ReactNode } from 'react';
import { Section } from './Section.tsx';

interface ListedSectionProps {
  title: string;
  /** What stands under the list. */
  below?: ReactNode;
  /** Each a `ListedRow`. */
  children: ReactNode;
}

/** A short list under its title. */
export const ListedSection = ({ title, below, children }: ListedSectionProps) => (
  <Section title={title}>
    <Paper
      variant="outlined"
      component="ul"
      sx={{ listStyle: 'none', margin: 0, padding: 0, paddingInline: 2.25 }}
    >
      {children}
    </Paper>
    {below}
  </Section>
);
