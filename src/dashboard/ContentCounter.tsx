import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useTranslate } from 'ra-core';
import type { DepositoryDataProvider } from '../dataProvider/dataProvider.ts';
import type { counters } from '../dataProvider/otherCalls.ts';
import { CounterCard } from './CounterCard.tsx';

/** How many items of a kind are published; one small request, never a list. */
export const ContentCounter = ({ name }: { name: keyof typeof counters }) => {
  const translate = useTranslate();
  const dataProvider = useDataProvider<DepositoryDataProvider>();
  const { data, isError, refetch } = useQuery({
    queryKey: [name, 'count'],
    queryFn: () => dataProvider.count(name),
  });
  const label = translate(`dashboard.counters.${name}`);
  if (isError)
    return <CounterCard label={label} value={<Failed label={label} onRetry={() => refetch()} />} />;
  return <CounterCard label={label} value={data ?? <Skeleton width={72} />} />;
};

const Failed = ({ label, onRetry }: { label: string; onRetry: () => void }) => {
  const translate = useTranslate();
  const retry = translate('list.retry');
  return (
    <Button
      size="small"
      color="error"
      onClick={onRetry}
      aria-label={`${retry}: ${label}`}
      sx={{ paddingInline: 1 }}
    >
      {translate('dashboard.countFailed')}. {retry}
    </Button>
  );
};
