import { ThemeProvider } from '@mui/material/styles';
import { CoreAdminContext, type CoreAdminContextProps, CoreAdminUI } from 'ra-core';
import { Dashboard } from '../dashboard/Dashboard.tsx';
import { AccessDenied } from './AccessDenied.tsx';
import { Crash } from './Crash.tsx';
import { LoadingScreen } from './LoadingScreen.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';
import { Shell } from './Shell.tsx';
import { Toast } from './Toast.tsx';
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
