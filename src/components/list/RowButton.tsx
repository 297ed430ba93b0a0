import { CircularProgress, IconButton, Tooltip } from '@mui/material';
import type { ReactNode } from 'react';
import { LinkBase, useRecordContext } from 'react-admin';
import { isUsableId } from '../../dataProvider/records.ts';
import { passFocusToNextRow } from '../passFocus.ts';

interface RowButtonProps {
  label: string;
  /** The name of the row's item, for screen readers. */
  item: string;
  icon: ReactNode;
  /** Makes the button a link; otherwise use `onClick`. */
  to?: string;
  onClick?: () => void;
  isPending?: boolean;
  isDisabled?: boolean;
  /** Why a click does nothing: a tooltip, also after a tap. */
  obstacle?: string;
  color?: 'primary' | 'error' | 'success';
}

/** Shown at once by a tap, and for long enough to be read. */
const TAPPED = { enterTouchDelay: 0, leaveTouchDelay: 10_000 };

/** Nearer than MUI's 14 pixels, at which it would cover the button of the row above. */
const NEAR = { tooltip: { sx: { marginBottom: '4px !important' } } };

const running = <CircularProgress size={20} color="inherit" aria-hidden />;

/** An action of one row. It is never disabled, so that it keeps the focus. Rows whose item has no usable id have no actions. */
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
    // above the button, so that it never covers the next row's button
    <Tooltip
      title={obstacle ?? label}
      describeChild={obstacle !== undefined}
      placement="top"
      slotProps={NEAR}
      {...(obstacle && TAPPED)}
    >
      <IconButton
        ref={passFocusToNextRow}
        {...(to === undefined ? {} : { component: LinkBase, to })}
        className="row-button"
        color={color}
        onClick={isPending || isDisabled || obstacle ? undefined : onClick}
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
