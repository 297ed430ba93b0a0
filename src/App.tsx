import { type DefaultOptions, QueryClient } from '@tanstack/react-query';
import { type AuthProvider, memoryStore, type Store } from 'ra-core';
import { useEffect, useState } from 'react';
import { Route, RouterProvider } from 'react-router';
import { withAccess } from './access.ts';
import { identityOf } from './authProvider.ts';
import { refuseHeldKeys } from './components/act/heldKeys.ts';
import { type Feature, FeaturesProvider } from './components/features.tsx';
import { lazyScreen } from './components/lazyScreen.tsx';
import { createDataProvider } from './dataProvider/dataProvider.ts';
import type { Http } from './dataProvider/http.ts';
import { conflicts } from './features/conflicts/conflicts.tsx';
import { drafts } from './features/drafts/drafts.tsx';
import { languages } from './features/languages/languages.tsx';
import { revisions } from './features/revisions/revisions.tsx';
import { i18nProvider } from './i18n/i18nProvider.ts';
import { Admin } from './layout/Admin.tsx';
import { OwnScreen } from './layout/OwnScreen.tsx';
import { notingUse } from './layout/sessionEnd/use.ts';
import { SignInPage } from './layout/signIn/SignInPage.tsx';
import { ownScreens } from './ownScreens.tsx';
import { resources } from './resources.tsx';
import { BASE } from './routing/addresses.ts';
import { createRouter } from './routing/createRouter.tsx';
import { routerProvider } from './routing/routerProvider.tsx';
import { session } from './session.ts';
import { CURRENCIES } from './wire/wire.ts';

const AccountPage = lazyScreen(() => import('./layout/AccountPage.tsx'), 'AccountPage');
const FundDraftScreen = lazyScreen(
  () => import('./resources/guaranteeFund/FundDraftScreen.tsx'),
  'FundDraftScreen',
);

/** The placeholder page of the specification, text included (part 1, §2). */
const testingPage = <p> testing </p>;

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

/**
 * What react-admin remembers while the page is open. Without a language there its first pass draws nothing; and which lists have
 * selections is of no use where nothing is ever selected, but each list would be drawn twice for noting it.
 */
const quietStore = (): Store => {
  const store = memoryStore({ locale: i18nProvider.getLocale() });
  return {
    ...store,
    setItem: (key, value) => {
      if (!key.endsWith('.selectedIds.storeKeys')) store.setItem(key, value);
    },
  };
};

/**
 * Nothing is asked for in the background: not when somebody comes back to the tab or the connection comes back. A call without a
 * connection fails at once and says so: it must not wait unseen and be sent an hour later (docs/decisions/011).
 */
const defaultOptions: DefaultOptions = {
  queries: { retry: false, refetchOnWindowFocus: false, refetchOnReconnect: false, networkMode: 'always' },
  mutations: { networkMode: 'always' },
};

/** The back-office: providers, and every kind in the order of the menu. */
const createBackOffice = ({ http, authProvider }: AppProps) => {
  const queryClient = new QueryClient({ defaultOptions });
  const dataProvider = createDataProvider(notingUse(http), queryClient);
  knowUser(queryClient);
  const store = quietStore();
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
      resources={resources}
    >
      {CURRENCIES.map((currency) => (
        <Route
          key={currency}
          path={`/addGuaranteeFund${currency}`}
          element={<FundDraftScreen currency={currency} />}
        />
      ))}
      {ownScreens.map((screen) => (
        <Route key={screen.path} path={`/${screen.path}`} element={<OwnScreen screen={screen} />} />
      ))}
      {ownScreens.map(
        ({ item, ...list }) =>
          item && (
            <Route
              key={list.path}
              path={`/${list.path}/${item.path}`}
              element={<OwnScreen screen={{ ...list, screen: item.screen }} />}
            />
          ),
      )}
      <Route path="/account" element={<AccountPage />} />
      <Route path="/testing" element={testingPage} />
    </Admin>
  );
};

const features: readonly Feature[] = [drafts, conflicts, revisions, languages];

export const App = (props: AppProps) => {
  const [router] = useState(() =>
    createRouter({
      backOffice: createBackOffice(props),
      signInPage: (enter) => <SignInPage authProvider={props.authProvider} onSignedIn={enter} />,
    }),
  );
  useEffect(refuseHeldKeys, []);
  return (
    <FeaturesProvider value={features}>
      <RouterProvider router={router} />
    </FeaturesProvider>
  );
};
