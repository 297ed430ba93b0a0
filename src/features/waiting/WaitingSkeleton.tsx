import { Skeleton } from '@mui/material';
import { useTranslate } from 'react-admin';
import { CardGroup, CounterCard } from '../../components/CardGroup.tsx';

/** Takes the place of what waits until it is loaded. */
export const WaitingSkeleton = () => (
  <CardGroup title={useTranslate()('dashboard.waiting')}>
    <CounterCard label="…" value={<Skeleton width={72} />} />
  </CardGroup>
);
