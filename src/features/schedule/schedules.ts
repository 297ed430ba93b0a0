import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import { useAct } from '../../components/act/useAct.ts';
import { useReadOf } from '../../components/useRead.ts';
import type { Call } from '../../dataProvider/calls.ts';
import type { DepositoryDataProvider } from '../../dataProvider/dataProvider.ts';
import { type Schedule, scheduleCalls, type WallTime } from '../../dataProvider/scheduleCalls.ts';

/** All queries of schedules begin with it; a change makes them stale. */
const SCHEDULE = 'schedule';

/** Schedules; the former ones are shown while others are loading. */
export const useScheduleQuery = <T>(call: Call<T>) => useReadOf(SCHEDULE, call, { keepsFormer: true });

/** Changes a schedule. */
export const useScheduleAct = <Variables>(
  callFor: (variables: Variables) => Call<Schedule>,
  onDone?: (schedule: Schedule, variables: Variables) => void,
) => {
  const { change } = useDataProvider<DepositoryDataProvider>();
  return useAct<Variables, Schedule>({ run: (variables) => change(SCHEDULE, callFor(variables)), onDone });
};

/** What was moved, and where it stood before. */
export interface Moved {
  schedule: Schedule;
  former: WallTime;
}

interface Move extends WallTime {
  schedule: Schedule;
  isUndone?: boolean;
}

/** Moves schedules to another day at their hour, and takes the last move back. */
export const useReschedule = () => {
  const [moved, setMoved] = useState<Moved>();
  const { act, isActing, error, forgetError } = useScheduleAct<Move>(
    ({ schedule, day, time }) => scheduleCalls.move(schedule.id, { day, time }),
    (saved, { schedule: { day, time }, isUndone }) =>
      setMoved(isUndone ? undefined : { schedule: saved, former: { day, time } }),
  );
  return {
    move: (schedule: Schedule, day: string) => act({ schedule, day, time: schedule.time }),
    undo: ({ schedule, former }: Moved) => act({ schedule, ...former, isUndone: true }),
    moved,
    forget: () => setMoved(undefined),
    isMoving: isActing,
    failure: error,
    forgetFailure: forgetError,
  };
};
