import { Notification } from 'ra-ui-materialui';

/** Toasts at top centre for three seconds, longer while hovered or focused (part 1, §8). */
export const Toast = () => (
  <Notification autoHideDuration={3000} anchorOrigin={{ vertical: 'top', horizontal: 'center' }} />
);
