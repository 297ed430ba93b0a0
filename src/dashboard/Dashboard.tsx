import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { PageHeader } from '../components/PageHeader.tsx';
import { session } from '../session.ts';
import { ContentCounter } from './ContentCounter.tsx';
import { CounterCard } from './CounterCard.tsx';
import { SITE_FIGURES } from './siteFigures.ts';

const cards = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(220px, 100%), 1fr))',
  padding: 0,
  margin: 0,
  listStyle: 'none',
};

export const Dashboard = () => {
  const translate = useTranslate();
  return (
    <>
      <PageHeader
        title={translate('dashboard.title')}
        subtitle={translate('dashboard.greeting', { name: session.user()?.name ?? '' })}
      />
      <Group title={translate('dashboard.content')}>
        <ContentCounter name="news" />
        <ContentCounter name="depoNews" />
        <ContentCounter name="depoCompasses" />
        <ContentCounter name="depoMessages" />
      </Group>
      {SITE_FIGURES.map(({ site, figures }) => (
        <Group key={site} title={`${translate(`dashboard.${site}`)} · ${translate('dashboard.country')}`}>
          {Object.entries(figures).map(([name, value]) => (
            <CounterCard key={name} label={translate(`dashboard.${name}`)} value={value} />
          ))}
        </Group>
      ))}
    </>
  );
};

const Group = ({ title, children }: { title: string; children: ReactNode }) => (
  <Box component="section" sx={{ marginBottom: 4 }}>
    <Typography variant="h2" sx={{ marginBottom: 1.5 }}>
      {title}
    </Typography>
    <Box component="ul" sx={cards}>
      {children}
    </Box>
  </Box>
);
