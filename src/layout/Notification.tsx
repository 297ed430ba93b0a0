import { NotificationContext, Notification as RaNotification, useNotificationContext } from 'react-admin';
import { createPortal } from 'react-dom';

/**
 * Toasts at top centre for three seconds, longer while hovered or focused (part 1, §8). In `body`: screen readers ignore what is below an
 * open dialog.
 */
export const Notification = () => {
  const context = useNotificationContext();
  const { notifications, setNotifications } = context;
  // react-admin's own would also drop a toast that was added since the last rendering
  const takeNotification = () => {
    setNotifications((all) => all.filter((each) => each !== notifications[0]));
    return notifications[0];
  };
  return createPortal(
    <NotificationContext value={{ ...context, takeNotification }}>
      <RaNotification autoHideDuration={3000} anchorOrigin={{ vertical: 'top', horizontal: 'center' }} />
    </NotificationContext>,
    document.body,
  );
};
