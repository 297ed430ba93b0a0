import InboxIcon from '@mui/icons-material/InboxOutlined';
import { Paper, Typography } from '@mui/material';
import type { ReactNode } from 'react';

interface EmptyPanelProps {
  text: string;
  icon?: ReactNode;
  children?: ReactNode;
}

/** Shown instead of rows when there are none or nothing is chosen yet. */
export const EmptyPanel = ({ text, icon = <InboxIcon aria-hidden />, children }: EmptyPanelProps) => (
  <Paper
    variant="outlined"
    sx={{
      padding: { xs: 3, sm: 6 },
      display: 'grid',
      justifyItems: 'center',
      gap: 2,
      textAlign: 'center',
      '& > svg': { fontSize: 44, color: 'text.secondary' },
    }}
  >
    {icon}
    <Typography role="status" sx={{ maxWidth: 520 }}>
      {text}
    </Typography>
    {children}
  </Paper>
);
