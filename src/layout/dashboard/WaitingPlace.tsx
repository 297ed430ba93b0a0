import Skeleton from '@mui/material/Skeleton';
import { useTranslate } from 'ra-core';
import { CounterCard } from './CounterCard.tsx';
import { Group } from './Group.tsx';

/** Keeps the place of what waits until it is known, so that nothing below jumps. */
export const WaitingPlace = () => (
  <Group title={useTranslate()('dashboard.waiting')}>
    <CounterCard label="…" value={<Skeleton width={72} />} />
  </Group>
);
