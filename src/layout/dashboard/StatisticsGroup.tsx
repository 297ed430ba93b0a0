import { Skeleton } from '@mui/material';
import { useGetList, useTranslate } from 'react-admin';
import { CardGroup } from '../../components/CardGroup.tsx';
import { CounterCard } from '../../components/CounterCard.tsx';
import { RowFailure } from '../../components/RowFailure.tsx';
import { EVERYTHING, SERVER_ORDER } from '../../dataProvider/listing.ts';
import { STATISTICS } from '../../dataProvider/registerShapes.ts';

/** The six figures that the statistics form keeps, shown to everybody who is signed in (part 2, §1). */
export const StatisticsGroup = () => {
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
          label={translate(`statistics.${figure}`)}
          value={data ? data[0]?.[figure] || '—' : <Skeleton width={72} />}
        />
      ))}
    </CardGroup>
  );
};
