import { Box, List, Skeleton, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useGetIdentity, useGetList, useTranslate } from 'react-admin';
import { AsidePanel } from '../../components/AsidePanel.tsx';
import { useDepository } from '../../components/act/useDepository.ts';
import { Slot } from '../../components/features.tsx';
import { PageHeader } from '../../components/PageHeader.tsx';
import { RowFailure } from '../../components/RowFailure.tsx';
import { EVERYTHING, textOf } from '../../dataProvider/listing.ts';
import { STATISTICS } from '../../dataProvider/registerShapes.ts';
import { type PublishableName, publishableNames } from '../../wire/kinds.ts';
import { CreateMenu } from './CreateMenu.tsx';
import { ReturnToLink } from './ReturnToLink.tsx';

/** The fixed figures of the second group, exactly as specified (part 1, §2). */
const SITE_FIGURES = [
  { site: 'mainSite', figures: { activeUsers: 745, sessions: 1380, views: 14407 } },
  { site: 'depoSite', figures: { activeUsers: 245, sessions: 380, views: 2407 } },
] as const;

const twoColumns = { display: 'grid', gap: 3, gridTemplateColumns: { xs: '100%', lg: '1fr 1fr' } };

/** The user's work first, the specified figures below. */
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
        <CreateMenu />
      </PageHeader>
      <Box
        sx={{
          ...twoColumns,
          alignItems: 'start',
          '&:not(:empty)': { marginBottom: 4 },
          '& > section': { marginBottom: 0 },
          '& > :not(.listed)': { gridColumn: '1 / -1' },
        }}
      >
        <Slot name="dashboard" />
      </Box>
      <Box sx={twoColumns}>
        <FigureGroup title={translate('dashboard.content')}>
          {publishableNames.map((name) => (
            <PublishedCount key={name} name={name} />
          ))}
        </FigureGroup>
        {SITE_FIGURES.map(({ site, figures }) => (
          <FigureGroup
            key={site}
            title={`${translate(`dashboard.${site}`)} · ${translate('dashboard.country')}`}
          >
            {Object.entries(figures).map(([name, value]) => (
              <Figure key={name} label={translate(`dashboard.${name}`)} value={value} />
            ))}
          </FigureGroup>
        ))}
        <StatisticsGroup />
      </Box>
    </>
  );
};

const figuresSx = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(136px, 100%), 1fr))',
};

const FigureGroup = ({ title, children }: { title: string; children: ReactNode }) => (
  <AsidePanel title={title}>
    <List disablePadding sx={figuresSx}>
      {children}
    </List>
  </AsidePanel>
);

const Figure = ({ label, value }: { label: string; value: ReactNode }) => (
  <Box component="li" sx={{ display: 'grid', alignContent: 'space-between', gap: 0.25 }}>
    <Typography variant="caption" sx={{ color: 'text.secondary', overflowWrap: 'break-word' }}>
      {label}
    </Typography>
    <Typography component="p" className="tabular" sx={{ fontSize: 19, fontWeight: 600, lineHeight: 1.35 }}>
      {value}
    </Typography>
  </Box>
);

/** The number of a kind's published items, read without its list. */
const PublishedCount = ({ name }: { name: PublishableName }) => {
  const translate = useTranslate();
  const { count } = useDepository();
  const { data, isError, refetch } = useQuery({ queryKey: [name, 'count'], queryFn: () => count(name) });
  const label = translate(`resources.${name}.name`);
  const failed = (
    <RowFailure text={`${translate('dashboard.countFailed')}.`} action={label} onRetry={refetch} />
  );
  return <Figure label={label} value={isError ? failed : (data ?? <Skeleton width={56} />)} />;
};

/** The six figures of the statistics form, for every signed-in user (part 2, §1). */
const StatisticsGroup = () => {
  const translate = useTranslate();
  const title = translate('resources.statistics.name');
  const { data, error, refetch } = useGetList('statistics', EVERYTHING);
  return (
    <FigureGroup title={title}>
      {error ? (
        <li>
          <RowFailure text={`${translate('dashboard.countFailed')}.`} action={title} onRetry={refetch} />
        </li>
      ) : (
        STATISTICS.map((figure) => (
          <Figure
            key={figure}
            label={translate(`resources.statistics.fields.${figure}`)}
            value={data ? textOf(data[0]?.[figure]) || '—' : <Skeleton width={56} />}
          />
        ))
      )}
    </FigureGroup>
  );
};
