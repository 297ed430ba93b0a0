import { Button, Skeleton } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { useDepository } from '../../components/act/useDepository.ts';
import { CounterCard } from '../../components/CounterCard.tsx';
import type { PublishableName } from '../../wire/kinds.ts';

/** How many items of a kind are published; one small request, never a list. */
export const PublishedCount = ({ name }: { name: PublishableName }) => {
  const translate = useTranslate();
  const depository = useDepository();
  const { data, isError, refetch } = useQuery({
    queryKey: [name, 'count'],
    queryFn: () => depository.count(name),
  });
  const label = translate(`resources.${name}.name`);
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
