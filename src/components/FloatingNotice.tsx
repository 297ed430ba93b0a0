import CloseIcon from '@mui/icons-material/Close';
import { Alert, IconButton, Portal, Snackbar, type Theme } from '@mui/material';
import type { SystemStyleObject } from '@mui/system';
import { type ReactNode, useSyncExternalStore } from 'react';
import { roomForText } from './Notice.tsx';
import { passFocusToScreen } from './passFocus.ts';

interface FloatingNoticeProps {
  severity: 'error' | 'warning' | 'info';
  action?: ReactNode;
  /** What the cross is called; without it there is none. */
  hideLabel?: string;
  onHide?: () => void;
  /** Goes by itself after so long, in which the window has the focus and no dialog is open; longer while it is hovered or focused. */
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

const placeSx = (theme: Theme): SystemStyleObject<Theme> => ({
  '&.MuiSnackbar-root': { top: 86, [theme.breakpoints.down('sm')]: { top: 72 } },
  // above the bar of a form
  '.floating ~ &.MuiSnackbar-root': { top: 'auto', bottom: 88 },
  // a telephone's screen would be half covered: there the first one is above the screen, in room of its own
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

/** A notice with an action over any screen and any dialog, below the toasts; a second one is shown at the bottom. */
export const FloatingNotice = ({
  severity,
  action,
  hideLabel,
  onHide,
  hidesAfterMs,
  sx,
  children,
}: FloatingNoticeProps) => {
  const container = useSyncExternalStore(watchDialogs, topmost);
  return (
    <Portal container={container}>
      <Snackbar
        open
        className="floating"
        anchorOrigin={{ vertical: 'top', horizontal: 'center' }}
        autoHideDuration={container.matches(DIALOG) ? null : (hidesAfterMs ?? null)}
        onClose={(_event, reason) => reason !== 'clickaway' && onHide?.()}
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
    </Portal>
  );
};
