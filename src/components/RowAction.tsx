import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Tooltip from '@mui/material/Tooltip';
import { LinkBase } from 'ra-core';
import type { ReactNode } from 'react';

interface RowActionProps {
  /** What it does: the tooltip, and the text in a card. */
  label: string;
  /** The item it acts on, for screen readers. */
  item: string;
  icon: ReactNode;
  /** A link to this address, or a button with `onClick`. */
  to?: string;
  onClick?: () => void;
  isActing?: boolean;
  color?: 'primary' | 'error' | 'success';
}

const running = <CircularProgress size={20} color="inherit" aria-hidden />;

/** An action of one row: an icon in a table, a full-width button with its text in a card. */
export const RowAction = ({
  label,
  item,
  icon,
  to,
  onClick,
  isActing = false,
  color = 'primary',
}: RowActionProps) => (
  <Tooltip title={label}>
    <Button
      className="row-action"
      color={color}
      onClick={isActing ? undefined : onClick}
      aria-label={`${label}: ${item}`}
      aria-busy={isActing}
      aria-disabled={isActing || undefined}
      data-action={label}
      {...(to !== undefined && { component: LinkBase, to })}
      sx={{ gap: 1, minWidth: 40, paddingInline: 1, '& svg': { fontSize: 20 } }}
    >
      {isActing ? running : icon}
      <Box component="span" className="row-action-text" aria-hidden sx={{ display: 'none' }}>
        {label}
      </Box>
    </Button>
  </Tooltip>
);
