import { Notification as RaNotification } from 'react-admin';
import { createPortal } from 'react-dom';

/**
 * Toasts at top centre for three seconds, longer while hovered or focused (part 1, §8). In `body`, beside an open dialog and not below
 * it, where screen readers would not hear them.
 */
export const Notification = () =>
  createPortal(
    <RaNotification autoHideDuration={3000} anchorOrigin={{ vertical: 'top', horizontal: 'center' }} />,
    document.body,
  );
