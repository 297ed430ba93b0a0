import type { RaRecord } from 'ra-core';
import { Suspense, useEffect, useState } from 'react';
import { session } from '../../session.ts';
import { lazyScreen } from '../lazyScreen.tsx';
import { whenIdle } from '../whenIdle.ts';

const FormTools = lazyScreen<'FormTools', { record: RaRecord }>(
  () => import('../../desk/desk.lazy.tsx'),
  'FormTools',
);
const WITHIN_MS = 1500;

/** The editorial desk's buttons above the form of a stored item: its code comes when the form stands. */
export const DeskTools = ({ record }: { record?: RaRecord }) => {
  const [isDue, setIsDue] = useState(false);
  const isThere = record !== undefined && session.hasFeature('revisions');
  useEffect(() => {
    if (isThere) whenIdle(() => setIsDue(true), WITHIN_MS);
  }, [isThere]);
  return record && isThere && isDue ? (
    <Suspense fallback={null}>
      <FormTools record={record} />
    </Suspense>
  ) : null;
};
