import CircularProgress from '@mui/material/CircularProgress';
import type { ReactNode } from 'react';
import { LinkBase } from 'react-admin';

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

/**
 * An action of one row: an icon in a table, a full-width button with its text in a card. Lists show dozens of them, so that they are plain
 * elements, whose look is the theme's (`rowActionCss`).
 */
export const RowAction = ({
  label,
  item,
  icon,
  to,
  onClick,
  isActing = false,
  color = 'primary',
}: RowActionProps) => {
  const common = {
    className: `row-action ${color}`,
    onClick: isActing ? undefined : onClick,
    'aria-label': `${label}: ${item}`,
    'aria-busy': isActing,
    'aria-disabled': isActing || undefined,
    'data-action': label,
    'data-hint': label,
  };
  const content = (
    <>
      {isActing ? running : icon}
      <span className="row-action-text" aria-hidden>
        {label}
      </span>
    </>
  );
  return to === undefined ? (
    <button type="button" {...common}>
      {content}
    </button>
  ) : (
    <LinkBase to={to} {...common}>
      {content}
    </LinkBase>
  );
};
