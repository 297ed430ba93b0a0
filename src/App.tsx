import { QueryClient } from '@tanstack/react-query';
import type { AuthProvider } from 'ra-core';
import { useState } from 'react';
import { Admin, CustomRoutes, memoryStore, Resource } from 'react-admin';
import { createBrowserRouter, Navigate, Route, RouterProvider } from 'react-router';
import { Dashboard } from './dashboard/Dashboard.tsx';
import { createDataProvider } from './dataProvider/dataProvider.ts';
import type { Http } from './dataProvider/http.ts';
import { i18nProvider } from './i18n/i18nProvider.ts';
import { AccessDenied } from './layout/AccessDenied.tsx';
import { AccountPage } from './layout/AccountPage.tsx';
import { NotFoundPage } from './layout/NotFoundPage.tsx';
import { Shell } from './layout/Shell.tsx';
import { SignInPage } from './layout/SignInPage.tsx';
import { TestingPage } from './layout/TestingPage.tsx';
import { Toast } from './layout/Toast.tsx';
import { theme } from './layout/theme.ts';
import { depoCompasses } from './resources/publications/depoCompasses.tsx';
import { depoMessages } from './resources/publications/depoMessages.tsx';
import { depoNews } from './resources/publications/depoNews.tsx';
import { news } from './resources/publications/news.tsx';
import { BASE } from './routing/addresses.ts';
import { routerProvider } from './routing/routerProvider.tsx';
import { SpecificationRoutes } from './routing/SpecificationRoutes.tsx';

interface AppProps {
  http: Http;
  authProvider: AuthProvider;
}

/** The back-office: providers, and one line per kind in the order of the menu. */
const createBackOffice = ({ http, authProvider }: AppProps) => {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const dataProvider = createDataProvider(http, queryClient);
  const store = memoryStore();

  return (
    <Admin
      basename={BASE}
      authProvider={authProvider}
      dataProvider={dataProvider}
      queryClient={queryClient}
      i18nProvider={i18nProvider}
      routerProvider={routerProvider}
      store={store}
      theme={theme}
      darkTheme={null}
      layout={Shell}
      dashboard={Dashboard}
      notification={Toast}
      accessDenied={AccessDenied}
      catchAll={NotFoundPage}
      loginPage={false}
      requireAuth
      disableTelemetry
    >
      <Resource {...news} />
      <Resource {...depoNews} />
      <Resource {...depoCompasses} />
      <Resource {...depoMessages} />
      <CustomRoutes>
        <Route path="/account" element={<AccountPage />} />
        <Route path="/testing" element={<TestingPage />} />
      </CustomRoutes>
    </Admin>
  );
};

const createRouter = (props: AppProps) => {
  const backOffice = createBackOffice(props);
  const router = createBrowserRouter([
    {
      path: '/',
      element: <SignInPage authProvider={props.authProvider} onSignedIn={() => router.navigate(BASE)} />,
    },
    { path: `${BASE}/*`, element: <SpecificationRoutes>{backOffice}</SpecificationRoutes> },
    { path: '*', element: <Navigate to="/" replace /> },
  ]);
  return router;
};

export const App = (props: AppProps) => {
  const [router] = useState(() => createRouter(props));
  return <RouterProvider router={router} />;
};
