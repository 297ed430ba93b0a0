import { Suspense } from 'react';
import { type RaRecord, useRecordContext, useResourceContext } from 'react-admin';
import { screen } from '../../components/screen.tsx';
import { useIsAtRest } from '../../components/useIsAtRest.ts';
import { session } from '../../session.ts';

const ReturnPlace = screen<'ReturnPlace', { kind: string; record: RaRecord }>(
  () => import('../../features/desk/desk.lazy.tsx'),
  'ReturnPlace',
);

/** With what the item of a form was given back: read when the form stands, with the desk's code. */
export const DeskReturn = () => {
  const kind = useResourceContext() ?? '';
  const record = useRecordContext();
  const isDue = useIsAtRest(session.hasFeature('review'));
  return record && isDue ? (
    <Suspense fallback={null}>
      <ReturnPlace kind={kind} record={record} />
    </Suspense>
  ) : null;
};
