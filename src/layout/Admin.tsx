import { ThemeProvider } from '@mui/material/styles';
import {
  CoreAdminContext,
  type CoreAdminContextProps,
  Resource,
  ResourceDefinitionContextProvider,
  type ResourceProps,
  useScrollToTop,
} from 'ra-core';
import type { ReactNode } from 'react';
import { Notification } from 'react-admin';
import { createPortal } from 'react-dom';
import { Route, Routes } from 'react-router';
import { Dashboard } from './dashboard/Dashboard.tsx';
import { Boundary } from './ErrorBoundary.tsx';
import { Shell } from './Shell.tsx';
import { AccessDenied, NotFoundPage } from './StandIns.tsx';
import { theme } from './theme.ts';

interface AdminProps extends CoreAdminContextProps {
  resources: readonly ResourceProps[];
  /** The routes of what is no resource. */
  children: ReactNode;
}

/**
 * react-admin's <Admin> with our shell in place of its layout, menu and sign-in page, which would be loaded without being
 * shown, and with its screens known from the start: react-admin's own routes learn of them from effects and draw the whole page three
 * times (docs/decisions/003).
 */
export const Admin = ({ resources, children, ...providers }: AdminProps) => (
  <CoreAdminContext {...providers}>
    <ResourceDefinitionContextProvider definitions={definitionsOf(resources)}>
      <ThemeProvider theme={theme} noSsr>
        <Boundary>
          <Screens resources={resources}>{children}</Screens>
        </Boundary>
        {createPortal(<Toast />, document.body)}
      </ThemeProvider>
    </ResourceDefinitionContextProvider>
  </CoreAdminContext>
);

const definitionsOf = (resources: AdminProps['resources']) =>
  Object.fromEntries(resources.map((kind) => [kind.name, Resource.registerResource(kind)]));

/** Nobody is here without a session: the router sees to that (routing/createRouter.tsx). */
const Screens = ({ resources, children }: Pick<AdminProps, 'resources' | 'children'>) => {
  useScrollToTop();
  return (
    <Shell>
      <Routes>
        {children}
        {resources.map((kind) => (
          <Route key={kind.name} path={`/${kind.name}/*`} element={<Resource {...kind} />} />
        ))}
        <Route path="/" element={<Dashboard />} />
        <Route path="/access-denied" element={<AccessDenied />} />
        <Route path="*" element={<NotFoundPage />} />
      </Routes>
    </Shell>
  );
};

/**
 * Toasts at top centre for three seconds, longer while hovered or focused (part 1, §8). They stand beside an open dialog in the
 * page, not below it, where screen readers would not hear them.
 */
const Toast = () => (
  <Notification autoHideDuration={3000} anchorOrigin={{ vertical: 'top', horizontal: 'center' }} />
);
