import { useGetIdentity, usePermissions, useTranslate } from 'ra-core';
import { Suspense } from 'react';
import { Slot } from '../../components/features.tsx';
import { lazyScreen } from '../../components/lazyScreen.tsx';
import { PageHeader } from '../../components/PageHeader.tsx';
import { useMayBeCalled } from '../../features/comments/useMayBeCalled.ts';
import { publishableNames } from '../../kinds.ts';
import { isOpenTo, isThere, ownScreens } from '../../ownScreens.tsx';
import { session } from '../../session.ts';
import { ContentCounter } from './ContentCounter.tsx';
import { CounterCard } from './CounterCard.tsx';
import { Group } from './Group.tsx';
import { ReturnToLink } from './ReturnToLink.tsx';
import { StatisticsGroup } from './StatisticsGroup.tsx';
import { WaitingPlace } from './WaitingPlace.tsx';

const UrgentNotice = lazyScreen<'UrgentNotice', object>(
  () => import('../../features/system/UrgentNotice.tsx'),
  'UrgentNotice',
);
const Waiting = lazyScreen<'Waiting', object>(() => import('./Waiting.lazy.tsx'), 'Waiting');
const MyMentions = lazyScreen<'MyMentions', object>(
  () => import('../../features/comments/MyMentions.tsx'),
  'MyMentions',
);

const system = ownScreens.find(({ path }) => path === 'system');

/** The fixed figures of the second group, exactly as the specification has them (part 1, §2). */
const SITE_FIGURES = [
  { site: 'mainSite', figures: { activeUsers: 745, sessions: 1380, views: 14407 } },
  { site: 'depoSite', figures: { activeUsers: 245, sessions: 380, views: 2407 } },
] as const;

export const Dashboard = () => {
  const translate = useTranslate();
  const { identity } = useGetIdentity();
  const { permissions } = usePermissions<string>();
  const mayBeCalled = useMayBeCalled();
  return (
    <>
      <PageHeader
        title={translate('dashboard.title')}
        subtitle={translate('dashboard.greeting', { name: identity?.fullName ?? '' })}
      >
        <ReturnToLink />
      </PageHeader>
      {system && isThere(system) && isOpenTo(system, permissions) && (
        <Suspense fallback={null}>
          <UrgentNotice />
        </Suspense>
      )}
      <Slot name="dashboard" />
      {mayBeCalled && (
        <Suspense fallback={null}>
          <MyMentions />
        </Suspense>
      )}
      {session.hasFeature('desk') && (
        <Suspense fallback={<WaitingPlace />}>
          <Waiting />
        </Suspense>
      )}
      <Group title={translate('dashboard.content')}>
        {publishableNames.map((name) => (
          <ContentCounter key={name} name={name} />
        ))}
      </Group>
      {SITE_FIGURES.map(({ site, figures }) => (
        <Group key={site} title={`${translate(`dashboard.${site}`)} · ${translate('dashboard.country')}`}>
          {Object.entries(figures).map(([name, value]) => (
            <CounterCard key={name} label={translate(`dashboard.${name}`)} value={value} />
          ))}
        </Group>
      ))}
      <StatisticsGroup />
    </>
  );
};
