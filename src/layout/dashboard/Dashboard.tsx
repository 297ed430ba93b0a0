import { useGetIdentity, useTranslate } from 'react-admin';
import { CardGroup } from '../../components/CardGroup.tsx';
import { CounterCard } from '../../components/CounterCard.tsx';
import { Slot } from '../../components/features.tsx';
import { PageHeader } from '../../components/PageHeader.tsx';
import { publishableNames } from '../../wire/kinds.ts';
import { PublishedCount } from './PublishedCount.tsx';
import { ReturnToLink } from './ReturnToLink.tsx';
import { StatisticsGroup } from './StatisticsGroup.tsx';

/** The fixed figures of the second group, exactly as the specification has them (part 1, §2). */
const SITE_FIGURES = [
  { site: 'mainSite', figures: { activeUsers: 745, sessions: 1380, views: 14407 } },
  { site: 'depoSite', figures: { activeUsers: 245, sessions: 380, views: 2407 } },
] as const;

export const Dashboard = () => {
  const translate = useTranslate();
  const { identity } = useGetIdentity();
  return (
    <>
      <PageHeader
        title={translate('dashboard.title')}
        subtitle={translate('dashboard.greeting', { name: identity?.fullName ?? '' })}
      >
        <ReturnToLink />
      </PageHeader>
      <Slot name="dashboard" />
      <CardGroup title={translate('dashboard.content')}>
        {publishableNames.map((name) => (
          <PublishedCount key={name} name={name} />
        ))}
      </CardGroup>
      {SITE_FIGURES.map(({ site, figures }) => (
        <CardGroup key={site} title={`${translate(`dashboard.${site}`)} · ${translate('dashboard.country')}`}>
          {Object.entries(figures).map(([name, value]) => (
            <CounterCard key={name} label={translate(`dashboard.${name}`)} value={value} />
          ))}
        </CardGroup>
      ))}
      <StatisticsGroup />
    </>
  );
};
