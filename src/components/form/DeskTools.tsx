import type { RaRecord } from 'ra-core';
import { Suspense } from 'react';
import { session } from '../../session.ts';
import { lazyScreen } from '../lazyScreen.tsx';
import { useIsAtRest } from '../useIsAtRest.ts';

const FormTools = lazyScreen<'FormTools', { record: RaRecord }>(
  () => import('../../features/desk/desk.lazy.tsx'),
  'FormTools',
);

/** The editorial desk's buttons above the form of a stored item: its code comes when the form stands. */
export const DeskTools = ({ record }: { record?: RaRecord }) => {
  const isDue = useIsAtRest(record !== undefined && session.hasFeature('revisions'));
  return record && isDue ? (
    <Suspense fallback={null}>
      <FormTools record={record} />
    </Suspense>
  ) : null;
};
