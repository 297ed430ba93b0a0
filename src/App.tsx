import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { Children, type ReactElement, useEffect, useMemo, useState } from 'react';
import {
  Admin,
  type AuthProvider,
  CustomRoutes,
  I18nContextProvider,
  memoryStore,
  Resource,
  type ResourceProps,
} from 'react-admin';
import { Route, RouterProvider } from 'react-router';
import { withAccess } from './access.ts';
import { refuseClicksThrough } from './components/act/clicksThrough.ts';
import { refuseHeldKeys } from './components/act/heldKeys.ts';
import { type Feature, FeaturesProvider } from './components/features.tsx';
import { refuseStrayDrops } from './components/upload/refuseStrayDrops.ts';
import { typedNow } from './components/useAskBeforeClosing.ts';
import { createDataProvider } from './dataProvider/dataProvider.ts';
import { type Http, SessionEnded } from './dataProvider/http.ts';
import { accounts, ownAccount } from './features/accounts/accounts.tsx';
import { audit } from './features/audit/audit.tsx';
import { comments } from './features/comments/comments.tsx';
import { conflicts } from './features/conflicts/conflicts.tsx';
import { drafts } from './features/drafts/drafts.tsx';
import { languages } from './features/languages/languages.tsx';
import { letters } from './features/letters/Letters.tsx';
import { personal } from './features/personal/personal.tsx';
import { previews } from './features/previews/previews.tsx';
import { readiness } from './features/readiness/readiness.tsx';
import { restore } from './features/restore/restore.tsx';
import { proposals, review } from './features/review/review.tsx';
import { listRevisions, revisions } from './features/revisions/revisions.tsx';
import { schedule } from './features/schedule/schedule.tsx';
import { rules, system, warnings } from './features/system/system.tsx';
import { trash } from './features/trash/trash.tsx';
import { waiting } from './features/waiting/waiting.tsx';
import { i18nProvider } from './i18n/i18nProvider.ts';
import { AccountPage } from './layout/AccountPage.tsx';
import { Dashboard } from './layout/dashboard/Dashboard.tsx';
import { Layout } from './layout/Layout.tsx';
import { Notification } from './layout/Notification.tsx';
import { AccessDenied, Crash, LoadingScreen, NotFoundPage } from './layout/StatusPages.tsx';
import { trackActivity } from './layout/sessionEnd/sessionActivity.ts';
import { SignInPage } from './layout/signIn/SignInPage.tsx';
import { theme } from './layout/theme.ts';
import { glossary } from './resources/glossary/glossary.tsx';
import { FundListEdit } from './resources/guaranteeFund/FundListEdit.tsx';
import { fundLists, guaranteeFund } from './resources/guaranteeFund/guaranteeFund.tsx';
import { histories } from './resources/histories/histories.tsx';
import { information, informationTypes } from './resources/information/information.tsx';
import { audios, videos } from './resources/media/media.tsx';
import {
  normativeDocuments,
  normativeDocumentTypes,
} from './resources/normativeDocuments/normativeDocuments.tsx';
import { onlineAppeals } from './resources/onlineAppeals/onlineAppeals.tsx';
import { depoCompasses, depoMessages, depoNews, news } from './resources/publications/publications.tsx';
import { statistics } from './resources/statistics/statistics.tsx';
import { templates } from './resources/templates/templates.tsx';
import { allApplications } from './resources/vacancies/allApplications.tsx';
import { departments } from './resources/vacancies/departments.tsx';
import { applications, vacancies } from './resources/vacancies/vacancies.tsx';
import { createRouter } from './routing/createRouter.tsx';
import { BASE } from './routing/returnTo.ts';
import { routerProvider } from './routing/routerProvider.tsx';
import { session } from './session.ts';
import type { ScreenName } from './wire/kinds.ts';
import { CURRENCIES } from './wire/wire.ts';

/** Every kind, in the order of the menu. */
const resources: Record<ScreenName, ReactElement<ResourceProps>> = {
  news: <Resource {...news} />,
  depoNews: <Resource {...depoNews} />,
  depoCompasses: <Resource {...depoCompasses} />,
  depoMessages: <Resource {...depoMessages} />,
  informationTypes: <Resource {...informationTypes} />,
  information: <Resource {...information} />,
  normativeDocuments: <Resource {...normativeDocuments} />,
  templates: <Resource {...templates} />,
  histories: <Resource {...histories} />,
  glossary: <Resource {...glossary} />,
  statistics: <Resource {...statistics} />,
  normativeDocumentTypes: <Resource {...normativeDocumentTypes} />,
  departments: <Resource {...departments} />,
  vacancies: <Resource {...vacancies} />,
  applications: <Resource {...applications} />,
  videos: <Resource {...videos} />,
  audios: <Resource {...audios} />,
  onlineAppeals: <Resource {...onlineAppeals} />,
  guaranteeFund: <Resource {...guaranteeFund} />,
};

/** Features beyond the specification, in the order of menu, dashboard and the buttons above a form. */
const features: readonly Feature[] = [
  ownAccount,
  restore,
  warnings,
  waiting,
  drafts,
  conflicts,
  languages,
  letters,
  revisions,
  listRevisions,
  readiness,
  comments,
  review,
  proposals,
  schedule,
  previews,
  allApplications,
  accounts,
  audit,
  trash,
  personal,
  rules,
  system,
];

interface AppProps {
  http: Http;
  authProvider: AuthProvider;
}

/** Logs every failed call except the end of the session. */
const log = (error: Error) => {
  if (!(error instanceof SessionEnded)) console.error(error);
};

/**
 * Nothing is refetched in the background: neither when the user returns to the tab nor when the connection returns. A call without a
 * connection fails at once, because it must not wait and be sent an hour later (docs/decisions.md).
 */
const createQueryClient = () =>
  new QueryClient({
    queryCache: new QueryCache({ onError: log }),
    mutationCache: new MutationCache({ onError: log }),
    defaultOptions: {
      queries: {
        retry: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        networkMode: 'always',
      },
      mutations: { networkMode: 'always' },
    },
  });

/** From this width on the menu is open at first. */
const WIDE = '(min-width: 1200px)';

const createProviders = ({ http, authProvider }: AppProps) => {
  const queryClient = createQueryClient();
  const store = memoryStore({ locale: 'ru', 'sidebar.open': window.matchMedia?.(WIDE).matches ?? true });
  const forget = () => {
    queryClient.clear();
    store.reset();
  };
  session.onEnd(forget);
  // a screen that is drawn while a session ends asks for the permissions of nobody
  session.onOpen(forget);
  return {
    queryClient,
    store,
    authProvider: withAccess(authProvider, features),
    dataProvider: createDataProvider(trackActivity(http), queryClient),
  };
};

/** The back-office with the features that the depository named at sign-in. */
const BackOffice = ({ providers }: { providers: ReturnType<typeof createProviders> }) => {
  const offered = useMemo(
    () => features.filter(({ offeredAs }) => !offeredAs || session.hasFeature(offeredAs)),
    [],
  );
  return (
    <FeaturesProvider value={offered}>
      <Admin
        {...providers}
        basename={BASE}
        i18nProvider={i18nProvider}
        routerProvider={routerProvider}
        theme={theme}
        layout={Layout}
        dashboard={Dashboard}
        notification={Notification}
        catchAll={NotFoundPage}
        accessDenied={AccessDenied}
        loading={LoadingScreen}
        error={Crash}
        loginPage={false}
        requireAuth
        disableTelemetry
      >
        {Children.toArray(Object.values(resources))}
        <Resource {...fundLists} list={NotFoundPage} />
        {offered.flatMap((feature) =>
          (feature.resources ?? []).map((resource) => <Resource key={resource.name} {...resource} />),
        )}
        <CustomRoutes>
          {offered.flatMap(({ routes = [] }) => routes.map((route) => <Route key={route.path} {...route} />))}
          {CURRENCIES.map((currency) => (
            <Route
              key={currency}
              path={`/addGuaranteeFund${currency}`}
              element={<FundListEdit key={currency} currency={currency} />}
            />
          ))}
          <Route path="/account" element={<AccountPage />} />
          {/* the placeholder page of the specification, text included (part 1, §2) */}
          <Route path="/testing" element={<p> testing </p>} />
        </CustomRoutes>
      </Admin>
    </FeaturesProvider>
  );
};

export const App = (props: AppProps) => {
  const [router] = useState(() =>
    createRouter({
      backOffice: <BackOffice providers={createProviders(props)} />,
      crashPage: (
        <I18nContextProvider value={i18nProvider}>
          <Crash />
        </I18nContextProvider>
      ),
      signInPage: (enter) => <SignInPage authProvider={props.authProvider} onSignedIn={enter} />,
      typedNow,
    }),
  );
  useEffect(refuseClicksThrough, []);
  useEffect(refuseHeldKeys, []);
  useEffect(refuseStrayDrops, []);
  return <RouterProvider router={router} />;
};
