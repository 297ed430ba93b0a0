import Portal from '@mui/material/Portal';
import { Notification } from 'react-admin';

/**
 * Toasts at top centre for three seconds, longer while hovered or focused (part 1, §8). They stand beside an open dialog in the
 * page, not below it, where screen readers would not hear them.
 */
export const Toast = () => (
  <Portal>
    <Notification autoHideDuration={3000} anchorOrigin={{ vertical: 'top', horizontal: 'center' }} />
  </Portal>
);
