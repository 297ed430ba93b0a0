import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';

interface ListedSectionProps {
  title: string;
  /** What stands under the list. */
  below?: ReactNode;
  /** Each a `ListedRow`. */
  children: ReactNode;
}

/** A short list under its title. */
export const ListedSection = ({ title, below, children }: ListedSectionProps) => {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id} sx={{ marginBottom: 4 }}>
      <Typography variant="h2" id={id} sx={{ marginBottom: 1.5 }}>
        {title}
      </Typography>
      <Paper
        variant="outlined"
        component="ul"
        sx={{ listStyle: 'none', margin: 0, padding: 0, paddingInline: 2.25 }}
      >
        {children}
      </Paper>
      {below}
    </Box>
  );
};
