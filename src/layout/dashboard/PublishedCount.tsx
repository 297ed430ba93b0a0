import { Skeleton } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { useDepository } from '../../components/act/useDepository.ts';
import { CounterCard } from '../../components/CounterCard.tsx';
import { RowFailure } from '../../components/RowFailure.tsx';
import type { PublishableName } from '../../wire/kinds.ts';

/** How many items of a kind are published; one small request, never a list. */
export const PublishedCount = ({ name }: { name: PublishableName }) => {
  const translate = useTranslate();
  const { count } = useDepository();
  const { data, isError, refetch } = useQuery({ queryKey: [name, 'count'], queryFn: () => count(name) });
  const label = translate(`resources.${name}.name`);
  const failed = (
    <RowFailure text={`${translate('dashboard.countFailed')}.`} action={label} onRetry={refetch} />
  );
  return <CounterCard label={label} value={isError ? failed : (data ?? <Skeleton width={72} />)} />;
};
