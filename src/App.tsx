import { QueryClient } from '@tanstack/react-query';
import { type AuthProvider, CustomRoutes, memoryStore, Resource } from 'ra-core';
import { useState } from 'react';
import { createBrowserRouter, Navigate, Route, RouterProvider } from 'react-router';
import { createDataProvider } from './dataProvider/dataProvider.ts';
import type { Http } from './dataProvider/http.ts';
import { i18nProvider } from './i18n/i18nProvider.ts';
import { AccountPage } from './layout/AccountPage.tsx';
import { Admin } from './layout/Admin.tsx';
import { SignInPage } from './layout/SignInPage.tsx';
import { TestingPage } from './layout/TestingPage.tsx';
import { glossary } from './resources/glossary/glossary.tsx';
import { guaranteeFund } from './resources/guaranteeFund/guaranteeFund.tsx';
import { FundDraftScreen } from './resources/guaranteeFund/screens.ts';
import { histories } from './resources/histories/histories.tsx';
import { information } from './resources/information/information.tsx';
import { informationTypes } from './resources/information/informationTypes.tsx';
import { audios } from './resources/media/audios.tsx';
import { videos } from './resources/media/videos.tsx';
import { normativeDocuments } from './resources/normativeDocuments/normativeDocuments.tsx';
import { normativeDocumentTypes } from './resources/normativeDocuments/normativeDocumentTypes.tsx';
import { onlineAppeals } from './resources/onlineAppeals/onlineAppeals.tsx';
import { depoCompasses } from './resources/publications/depoCompasses.tsx';
import { depoMessages } from './resources/publications/depoMessages.tsx';
import { depoNews } from './resources/publications/depoNews.tsx';
import { news } from './resources/publications/news.tsx';
import { statistics } from './resources/statistics/statistics.tsx';
import { templates } from './resources/templates/templates.tsx';
import { applications } from './resources/vacancies/applications.tsx';
import { departments } from './resources/vacancies/departments.tsx';
import { vacancies } from './resources/vacancies/vacancies.tsx';
import { BASE } from './routing/addresses.ts';
import { routerProvider } from './routing/routerProvider.tsx';
import { SpecificationRoutes } from './routing/SpecificationRoutes.tsx';
import { session } from './session.ts';

interface AppProps {
  http: Http;
  authProvider: AuthProvider;
}

/** The back-office: providers, and one line per kind in the order of the menu. */
const createBackOffice = ({ http, authProvider }: AppProps) => {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const dataProvider = createDataProvider(http, queryClient);
  const store = memoryStore();
  session.onEnd(() => {
    queryClient.clear();
    store.reset();
  });

  return (
    <Admin
      basename={BASE}
      authProvider={authProvider}
      dataProvider={dataProvider}
      queryClient={queryClient}
      i18nProvider={i18nProvider}
      routerProvider={routerProvider}
      store={store}
    >
      <Resource {...news} />
      <Resource {...depoNews} />
      <Resource {...depoCompasses} />
      <Resource {...depoMessages} />
      <Resource {...informationTypes} />
      <Resource {...information} />
      <Resource {...normativeDocuments} />
      <Resource {...templates} />
      <Resource {...histories} />
      <Resource {...glossary} />
      <Resource {...statistics} />
      <Resource {...normativeDocumentTypes} />
      <Resource {...departments} />
      <Resource {...vacancies} />
      <Resource {...applications} />
      <Resource {...videos} />
      <Resource {...audios} />
      <Resource {...onlineAppeals} />
      <Resource {...guaranteeFund} />
      <CustomRoutes>
        <Route path="/addGuaranteeFundUZS" element={<FundDraftScreen currency="UZS" />} />
        <Route path="/addGuaranteeFundUSD" element={<FundDraftScreen currency="USD" />} />
        <Route path="/addGuaranteeFundEUR" element={<FundDraftScreen currency="EUR" />} />
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
  // a 401 leads to the sign-in page, whichever call met it (part 1, §4)
  session.onEnd(() => router.navigate('/'));
  return router;
};

export const App = (props: AppProps) => {
  const [router] = useState(() => createRouter(props));
  return <RouterProvider router={router} />;
};
