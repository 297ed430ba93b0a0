import { QueryClient } from '@tanstack/react-query';
import { type AuthProvider, CustomRoutes, memoryStore, Resource } from 'ra-core';
import { useEffect, useState } from 'react';
import { createBrowserRouter, Navigate, Route, RouterProvider } from 'react-router';
import { withAccess } from './access.ts';
import { identityOf } from './authProvider.ts';
import { refuseHeldKeys } from './components/act/heldKeys.ts';
import { lazyScreen } from './components/lazyScreen.ts';
import { createDataProvider } from './dataProvider/dataProvider.ts';
import type { Http } from './dataProvider/http.ts';
import { CURRENCIES } from './dataProvider/wire.ts';
import { i18nProvider } from './i18n/i18nProvider.ts';
import { AccountPage } from './layout/AccountPage.tsx';
import { Admin } from './layout/Admin.tsx';
import { SignInPage } from './layout/SignInPage.tsx';
import { TestingPage } from './layout/TestingPage.tsx';
import { resources } from './resources.tsx';
import { BASE } from './routing/addresses.ts';
import { followHistory, nameStoredItem } from './routing/followHistory.ts';
import { routerProvider } from './routing/routerProvider.tsx';
import { SpecificationRoutes } from './routing/SpecificationRoutes.tsx';
import { session } from './session.ts';

const FundDraftScreen = lazyScreen(
  () => import('./resources/guaranteeFund/FundDraftScreen.tsx'),
  'FundDraftScreen',
);

interface AppProps {
  http: Http;
  authProvider: AuthProvider;
}

/** Who is signed in is known before the first screen: react-admin need not ask, and no menu appears late. */
const knowUser = (queryClient: QueryClient) => {
  const user = session.user();
  if (!user) return;
  queryClient.setQueryData(['auth', 'getPermissions', {}], user.role);
  queryClient.setQueryData(['auth', 'getIdentity'], identityOf(user));
};

/** The back-office: providers, and every kind in the order of the menu. */
const createBackOffice = ({ http, authProvider }: AppProps) => {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const dataProvider = createDataProvider(http, queryClient);
  knowUser(queryClient);
  const store = memoryStore();
  session.onEnd(() => {
    queryClient.clear();
    store.reset();
  });

  return (
    <Admin
      basename={BASE}
      authProvider={withAccess(authProvider)}
      dataProvider={dataProvider}
      queryClient={queryClient}
      i18nProvider={i18nProvider}
      routerProvider={routerProvider}
      store={store}
    >
      {resources.map((kind) => (
        <Resource key={kind.name} {...kind} />
      ))}
      <CustomRoutes>
        {CURRENCIES.map((currency) => (
          <Route
            key={currency}
            path={`/addGuaranteeFund${currency}`}
            element={<FundDraftScreen currency={currency} />}
          />
        ))}
        <Route path="/account" element={<AccountPage />} />
        <Route path="/testing" element={<TestingPage />} />
      </CustomRoutes>
    </Admin>
  );
};

const createRouter = (props: AppProps) => {
  const backOffice = createBackOffice(props);
  nameStoredItem();
  const router = createBrowserRouter([
    {
      path: '/',
      element: <SignInPage authProvider={props.authProvider} onSignedIn={() => router.navigate(BASE)} />,
    },
    { path: `${BASE}/*`, element: <SpecificationRoutes>{backOffice}</SpecificationRoutes> },
    { path: '*', element: <Navigate to="/" replace /> },
  ]);
  // a 401 leads to the sign-in page, whichever call met it (part 1, §4)
  session.onEnd(() => router.navigate('/'));
  followHistory(router);
  return router;
};

export const App = (props: AppProps) => {
  const [router] = useState(() => createRouter(props));
  useEffect(refuseHeldKeys, []);
  return <RouterProvider router={router} />;
};
