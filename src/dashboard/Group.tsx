import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';

const cards = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(220px, 100%), 1fr))',
  padding: 0,
  margin: 0,
  listStyle: 'none',
};

interface GroupProps {
  title: string;
  /** Stands in place of the cards, such as a line that says why there are none. */
  notice?: ReactNode;
  children?: ReactNode;
}

/** Counter cards under a title. */
export const Group = ({ title, notice, children }: GroupProps) => {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id} sx={{ marginBottom: 4 }}>
      <Typography variant="h2" id={id} sx={{ marginBottom: 1.5 }}>
        {title}
      </Typography>
      {notice ?? (
        <Box component="ul" sx={cards}>
          {children}
        </Box>
      )}
    </Box>
  );
};
