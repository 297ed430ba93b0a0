import { Suspense } from 'react';
import type { RaRecord } from 'react-admin';
import { lazyScreen } from '../../components/lazyScreen.tsx';
import { useReadOf } from '../../components/useRead.ts';
import { type Returned, reviewCalls } from '../../dataProvider/reviewCalls.ts';
import { QUEUE } from './queue.ts';

const ReturnNotice = lazyScreen<'ReturnNotice', { returned: Returned }>(
  () => import('./ReturnNotice.lazy.tsx'),
  'ReturnNotice',
);

/** Where the form of an item says with what it was given back, until it is saved anew. */
export const ReturnPlace = ({ kind, record }: { kind: string; record: RaRecord }) => {
  const { data } = useReadOf(QUEUE, reviewCalls.returnOf(kind, record.id));
  if (data?.version !== record.version) return null;
  return data ? (
    <Suspense fallback={null}>
      <ReturnNotice returned={data} />
    </Suspense>
  ) : null;
};
