import { CircularProgress, IconButton, Tooltip } from '@mui/material';
import type { ReactNode } from 'react';
import { LinkBase, useRecordContext } from 'react-admin';
import { isUsableId } from '../../dataProvider/records.ts';

interface RowButtonProps {
  /** What it does. */
  label: string;
  /** The name of the item it acts on, for screen readers. */
  item: string;
  icon: ReactNode;
  /** A link to this address, or a button with `onClick`. */
  to?: string;
  onClick?: () => void;
  isPending?: boolean;
  /** It does nothing just now. */
  isDisabled?: boolean;
  /** Why it does nothing. */
  obstacle?: string;
  color?: 'primary' | 'error' | 'success';
}

const running = <CircularProgress size={20} color="inherit" aria-hidden />;

/** An action of one row. It keeps the focus while it runs, which a disabled button would lose. None in a row whose item has no id of its own. */
export const RowButton = ({
  label,
  item,
  icon,
  to,
  onClick,
  isPending = false,
  obstacle,
  isDisabled = false,
  color = 'primary',
}: RowButtonProps) => {
  if (!isUsableId(useRecordContext()?.id)) return null;
  return (
    // above, so that it never covers the same button of the next row
    <Tooltip title={obstacle ?? label} describeChild={obstacle !== undefined} placement="top">
      <IconButton
        {...(to === undefined ? {} : { component: LinkBase, to })}
        className="row-button"
        color={color}
        onClick={isPending || isDisabled ? undefined : onClick}
        aria-label={`${label}: ${item}`}
        aria-busy={isPending}
        aria-disabled={isPending || isDisabled || undefined}
        aria-description={obstacle}
        data-action={label}
        sx={{ opacity: obstacle && 0.4, '& svg': { fontSize: 20 } }}
      >
        {isPending ? running : icon}
      </IconButton>
    </Tooltip>
  );
};
