import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { type Fact, FactList } from '../../components/FactList.tsx';

/** Facts about one part of the server, under its name. */
export const FactPanel = ({ title, rows }: { title: string; rows: readonly Fact[] }) => {
  const id = useId();
  return (
    <Paper variant="outlined" component="section" aria-labelledby={id} sx={{ padding: { xs: 2, sm: 3 } }}>
      <Typography variant="h2" id={id} sx={{ marginBottom: 1.5 }}>
        {title}
      </Typography>
      <FactList rows={rows} />
    </Paper>
  );
};
