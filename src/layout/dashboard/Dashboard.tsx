import { Skeleton } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useGetIdentity, useGetList, useTranslate } from 'react-admin';
import { useDepository } from '../../components/act/useDepository.ts';
import { CardGroup, CounterCard } from '../../components/CardGroup.tsx';
import { Slot } from '../../components/features.tsx';
import { PageHeader } from '../../components/PageHeader.tsx';
import { RowFailure } from '../../components/RowFailure.tsx';
import { EVERYTHING, SERVER_ORDER } from '../../dataProvider/listing.ts';
import { STATISTICS } from '../../dataProvider/registerShapes.ts';
import { type PublishableName, publishableNames } from '../../wire/kinds.ts';
import { ReturnToLink } from './ReturnToLink.tsx';

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

/** How many items of a kind are published; one small request, never a list. */
const PublishedCount = ({ name }: { name: PublishableName }) => {
  const translate = useTranslate();
  const { count } = useDepository();
  const { data, isError, refetch } = useQuery({ queryKey: [name, 'count'], queryFn: () => count(name) });
  const label = translate(`resources.${name}.name`);
  const failed = (
    <RowFailure text={`${translate('dashboard.countFailed')}.`} action={label} onRetry={refetch} />
  );
  return <CounterCard label={label} value={isError ? failed : (data ?? <Skeleton width={72} />)} />;
};

/** The six figures that the statistics form keeps, shown to everybody who is signed in (part 2, §1). */
const StatisticsGroup = () => {
  const translate = useTranslate();
  const title = translate('resources.statistics.name');
  const { data, error, refetch } = useGetList('statistics', { pagination: EVERYTHING, sort: SERVER_ORDER });
  if (error)
    return (
      <CardGroup
        title={title}
        notice={
          <RowFailure
            text={`${translate('dashboard.countFailed')}.`}
            action={title}
            onRetry={() => refetch()}
          />
        }
      />
    );
  return (
    <CardGroup title={title}>
      {STATISTICS.map((figure) => (
        <CounterCard
          key={figure}
          label={translate(`resources.statistics.fields.${figure}`)}
          value={data ? data[0]?.[figure] || '—' : <Skeleton width={72} />}
        />
      ))}
    </CardGroup>
  );
};
