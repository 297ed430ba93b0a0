import { Box } from '@mui/material';
import { Fragment, type ReactNode } from 'react';

/** What something is called, and what it is. */
export type Fact<Value = ReactNode> = readonly [label: string, value: Value];

const listSx = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', sm: 'fit-content(45%) minmax(0, 1fr)' },
  columnGap: 3,
  rowGap: { xs: 0, sm: 1 },
  margin: 0,
  '& dt': { color: 'text.secondary', fontSize: 14 },
  '& dd': { margin: 0, marginBottom: { xs: 1, sm: 0 }, minWidth: 0, overflowWrap: 'anywhere' },
  '& dd:last-of-type': { marginBottom: 0 },
};

/** A few facts about one thing, side by side with what they are called; those without a value are left out. */
export const FactList = ({ rows }: { rows: readonly Fact[] }) => (
  <Box component="dl" className="tabular" sx={listSx}>
    {rows.map(
      ([label, value]) =>
        value !== '' &&
        value !== null &&
        value !== undefined && (
          <Fragment key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </Fragment>
        ),
    )}
  </Box>
);
