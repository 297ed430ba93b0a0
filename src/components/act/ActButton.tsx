import { Button, type ButtonProps, CircularProgress } from '@mui/material';

interface ActButtonProps extends Omit<ButtonProps, 'disabled' | 'loading' | 'sx'> {
  isActing: boolean;
  /** There is nothing to do, and `title` tells why. */
  isIdle?: boolean;
  minWidth?: number;
}

const running = {
  WebkitTextFillColor: 'transparent',
  '& .MuiButton-startIcon': { visibility: 'hidden' },
} as const;

/** A button that shows its act is running. It is never disabled, so that it keeps the focus. */
export const ActButton = ({
  isActing,
  isIdle = false,
  minWidth,
  onClick,
  children,
  ...props
}: ActButtonProps) => (
  <Button
    {...props}
    onClick={isActing || isIdle ? undefined : onClick}
    aria-busy={isActing}
    aria-disabled={isActing || isIdle || undefined}
    sx={{ minWidth, ...(isIdle && { opacity: 0.5 }), ...(isActing && running) }}
  >
    {children}
    {isActing && <CircularProgress size={16} color="inherit" aria-hidden sx={{ position: 'absolute' }} />}
  </Button>
);
