import Portal from '@mui/material/Portal';
import { ThemeProvider } from '@mui/material/styles';
import { CoreAdminContext, type CoreAdminContextProps, CoreAdminUI } from 'ra-core';
import { Notification } from 'react-admin';
import { Dashboard } from '../dashboard/Dashboard.tsx';
import { Shell } from './Shell.tsx';
import { AccessDenied, Crash, LoadingScreen, NotFoundPage } from './StandIns.tsx';
import { theme } from './theme.ts';

/**
 * react-admin's <Admin> with our shell in place of its layout, menu and sign-in page, which would be loaded without being
 * shown (docs/decisions/003).
 */
export const Admin = ({ children, ...providers }: CoreAdminContextProps) => (
  <CoreAdminContext {...providers}>
    <ThemeProvider theme={theme}>
      <CoreAdminUI
        layout={Shell}
        dashboard={Dashboard}
        loading={LoadingScreen}
        accessDenied={AccessDenied}
        catchAll={NotFoundPage}
        error={Crash}
        loginPage={false}
        requireAuth
        disableTelemetry
      >
        {children}
      </CoreAdminUI>
      <Toast />
    </ThemeProvider>
  </CoreAdminContext>
);

/**
 * Toasts at top centre for three seconds, longer while hovered or focused (part 1, §8). They stand beside an open dialog in the
 * page, not below it, where screen readers would not hear them.
 */
const Toast = () => (
  <Portal>
    <Notification autoHideDuration={3000} anchorOrigin={{ vertical: 'top', horizontal: 'center' }} />
  </Portal>
);
