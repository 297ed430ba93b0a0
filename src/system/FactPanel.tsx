import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { Fragment, useId } from 'react';

/** What something is called, and what it is. */
export type Fact = readonly [label: string, value: string];

/** A few facts about one thing; those without a value are left out. */
export const FactPanel = ({ title, rows }: { title: string; rows: readonly Fact[] }) => {
  const translate = useTranslate();
  const id = useId();
  return (
    <Paper variant="outlined" component="section" aria-labelledby={id} sx={{ padding: { xs: 2, sm: 3 } }}>
      <Typography variant="h2" id={id} sx={{ marginBottom: 1.5 }}>
        {title}
      </Typography>
      <Box
        component="dl"
        className="tabular"
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: '1fr', sm: 'minmax(160px, 2fr) 3fr' },
          columnGap: 2,
          rowGap: { xs: 0, sm: 1 },
          margin: 0,
          '& dt': { color: 'text.secondary', fontSize: 14 },
          '& dd': { margin: 0, marginBottom: { xs: 1, sm: 0 }, overflowWrap: 'anywhere' },
        }}
      >
        {rows.map(
          ([label, value]) =>
            value && (
              <Fragment key={label}>
                <dt>{translate(`system.${label}`)}</dt>
                <dd>{value}</dd>
              </Fragment>
            ),
        )}
      </Box>
    </Paper>
  );
};
