import CloseIcon from '@mui/icons-material/Close';
import { Alert, IconButton, Portal, Snackbar, type Theme } from '@mui/material';
import type { SystemStyleObject } from '@mui/system';
import { type ReactNode, useState, useSyncExternalStore } from 'react';
import { roomForText } from './Notice.tsx';
import { passFocusToScreen } from './passFocus.ts';
import { useCountdown } from './useCountdown.ts';

interface FloatingNoticeProps {
  severity: 'error' | 'warning' | 'info';
  action?: ReactNode;
  /** What the cross is called; without it there is none. */
  hideLabel?: string;
  onHide?: () => void;
  /** Goes by itself after so long, in which neither the pointer nor the focus is in it, no dialog stands over the screen, and the page is seen. */
  hidesAfterMs?: number;
  /** Where it stands, where the middle of the top is not free. */
  sx?: (theme: Theme) => SystemStyleObject<Theme>;
  children: ReactNode;
}

const DIALOG = '.MuiDialog-paper, .MuiDrawer-paper[role=dialog]:not(.MuiModal-hidden > *)';

/** The open dialog or panel, which lets the keyboard and a screen reader reach nothing beside it; without one the screen. */
const topmost = () =>
  [...document.querySelectorAll<HTMLElement>(DIALOG)].at(-1) ??
  document.getElementById('notices') ??
  document.body;

const watchDialogs = (onChange: () => void) => {
  const observer = new MutationObserver(onChange);
  observer.observe(document.body, { childList: true });
  return () => observer.disconnect();
};

/** Says something over any screen and any dialog, below the toasts, and offers what to do; a second one stands at the bottom. */
export const FloatingNotice = ({ hidesAfterMs, onHide, ...props }: FloatingNoticeProps) => {
  const container = useSyncExternalStore(watchDialogs, topmost);
  /** Where it is held: what is drawn elsewhere since is not under the pointer any more. */
  const [heldIn, setHeldIn] = useState<HTMLElement>();
  const isHeld = heldIn === container || container.matches(DIALOG);
  useCountdown(hidesAfterMs, isHeld, () => onHide?.());
  return (
    <Portal container={container}>
      <Floating {...props} onHide={onHide} onHold={(isHeld) => setHeldIn(isHeld ? container : undefined)} />
    </Portal>
  );
};

const placeSx = (theme: Theme): SystemStyleObject<Theme> => ({
  '&.MuiSnackbar-root': { top: 86, [theme.breakpoints.down('sm')]: { top: 72 } },
  // above the bar of a form
  '.floating ~ &.MuiSnackbar-root': { top: 'auto', bottom: 88 },
  // a telephone's screen would be half covered: there the first one stands above the screen, in room of its own
  '#notices > &.MuiSnackbar-root:not(.floating ~ *)': {
    [theme.breakpoints.down('sm')]: {
      position: 'sticky',
      inset: 'auto',
      top: 'calc(var(--top-bar-height, 0px) + 16px)',
      transform: 'none',
      marginBottom: '16px',
    },
  },
});

interface FloatingProps extends Omit<FloatingNoticeProps, 'hidesAfterMs'> {
  /** The pointer or the focus has come into it, or left it. */
  onHold: (isHeld: boolean) => void;
}

const Floating = ({ severity, action, hideLabel, onHide, onHold, sx, children }: FloatingProps) => (
  <Snackbar
    open
    className="floating"
    anchorOrigin={{ vertical: 'top', horizontal: 'center' }}
    autoHideDuration={null}
    onClose={(_event, reason) => reason !== 'clickaway' && onHide?.()}
    onPointerEnter={() => onHold(true)}
    onPointerLeave={() => onHold(false)}
    onFocus={() => onHold(true)}
    onBlur={() => onHold(false)}
    sx={[placeSx, sx ?? false]}
  >
    <Alert
      ref={passFocusToScreen}
      severity={severity}
      variant="outlined"
      role={severity === 'info' ? 'status' : 'alert'}
      icon={severity === 'info' ? false : undefined}
      sx={{
        ...roomForText,
        flexWrap: { xs: 'wrap', sm: 'nowrap' },
        alignItems: 'center',
        boxShadow: 3,
        width: { xs: '100%', sm: 'auto' },
        maxWidth: 620,
        '& .MuiAlert-action': { alignItems: 'center', padding: 0, flex: 'none' },
      }}
      action={
        <>
          {action}
          {hideLabel && (
            <IconButton onClick={onHide} aria-label={hideLabel}>
              <CloseIcon fontSize="small" />
            </IconButton>
          )}
        </>
      }
    >
      {children}
    </Alert>
  </Snackbar>
);
