import { useRecordContext, useResourceContext } from 'ra-core';
import { createContext, type ReactNode, Suspense, useContext } from 'react';
import { useHasStood } from '../../components/AtRest.tsx';
import { lazyScreen } from '../../components/lazyScreen.tsx';
import { useReadOf } from '../../components/useRead.ts';
import { type Schedule, scheduleCalls } from '../../dataProvider/scheduleCalls.ts';
import { publishableNames } from '../../kinds.ts';
import { session } from '../../session.ts';
import { SCHEDULE } from './useSchedules.ts';

const NONE: readonly Schedule[] = [];
const Marks = createContext(NONE);

/** Stands around a list: where the depository keeps schedules, it asks once for those of the kind when the list has been at rest. */
export const ScheduleMarks = ({ children }: { children: ReactNode }) => {
  const resource = useResourceContext();
  const isPublishable = publishableNames.some((name) => name === resource);
  return isPublishable && session.hasFeature('schedule') ? <ReadMarks>{children}</ReadMarks> : children;
};

const ReadMarks = ({ children }: { children: ReactNode }) => {
  const resource = useResourceContext() ?? '';
  const isWanted = useHasStood();
  const { data = NONE } = useReadOf(SCHEDULE, scheduleCalls.marks(resource), { isWanted });
  return <Marks value={data}>{children}</Marks>;
};

const ScheduleChips = lazyScreen<'ScheduleChips', { schedules: readonly Schedule[] }>(
  () => import('./ScheduleChips.tsx'),
  'ScheduleChips',
);

/** Says in a row of a list what is going to happen to its item by itself. */
export const ScheduleMark = () => {
  const id = Number(useRecordContext()?.id);
  const own = useContext(Marks).filter(({ recordId }) => recordId === id);
  return own.length > 0 ? (
    <Suspense fallback={null}>
      <ScheduleChips schedules={own} />
    </Suspense>
  ) : null;
};
