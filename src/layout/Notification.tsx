import { Notification as RaNotification } from 'react-admin';
import { createPortal } from 'react-dom';

/**
 * Toasts at top centre for three seconds, longer while hovered or focused (part 1, §8). In `body`: screen readers ignore what is below an
 * open dialog.
 */
export const Notification = () =>
  createPortal(
    <RaNotification autoHideDuration={3000} anchorOrigin={{ vertical: 'top', horizontal: 'center' }} />,
    document.body,
  );
