import { Box, List, Paper, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { passFocusToNextRow } from './passFocus.ts';
import { Section } from './Section.tsx';

interface ListedSectionProps {
  title: string;
  below?: ReactNode;
  /** Elements of `ListedRow`. */
  children: ReactNode;
}

/** A short list under a title; two of them are side by side on a wide dashboard. */
export const ListedSection = ({ title, below, children }: ListedSectionProps) => (
  <Section title={title} className="listed">
    <Paper component={List} disablePadding variant="outlined" sx={{ paddingInline: 2.25 }}>
      {children}
    </Paper>
    {below}
  </Section>
);

interface ListedRowProps {
  title: ReactNode;
  caption: ReactNode;
  /** Actions, on a phone below the text. */
  children?: ReactNode;
}

export const ListedRow = ({ title, caption, children }: ListedRowProps) => (
  <Box
    component="li"
    ref={passFocusToNextRow}
    sx={{
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: 2,
      paddingBlock: 1.25,
      borderTop: 1,
      borderColor: 'divider',
      '&:first-of-type': { borderTop: 0 },
    }}
  >
    <Box sx={{ flex: 1, minWidth: 220 }}>
      <Typography sx={{ fontWeight: 550, overflowWrap: 'anywhere' }}>{title}</Typography>
      <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
        {caption}
      </Typography>
    </Box>
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1,
        alignItems: 'center',
        marginInlineStart: { xs: -2, sm: 0 },
      }}
    >
      {children}
    </Box>
  </Box>
);
