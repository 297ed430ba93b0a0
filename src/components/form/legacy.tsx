import { Suspense } from 'react';
import type { RaRecord } from 'react-admin';
import { session } from '../../session.ts';
import { lazyScreen } from '../lazyScreen.tsx';
import { useIsAtRest } from '../useIsAtRest.ts';
import { useEditing } from './formState.ts';

const OldTools = lazyScreen<'FormTools', { record: RaRecord }>(
  () => import('../../features/desk/desk.lazy.tsx'),
  'FormTools',
);

/** The editorial desk's buttons, until they are `formTools`. */
export const LegacyTools = () => {
  const record = useEditing().opened;
  const isDue = useIsAtRest(record !== undefined && session.hasFeature('revisions'));
  return record && isDue ? (
    <Suspense fallback={null}>
      <OldTools record={record} />
    </Suspense>
  ) : null;
};
