import { useState } from 'react';
import { type Schedule, scheduleCalls, type WallTime } from '../../dataProvider/scheduleCalls.ts';
import { useScheduleAct } from './useSchedules.ts';

/** What was moved, and where it stood before. */
export interface Moved {
  schedule: Schedule;
  former: WallTime;
}

interface Move extends WallTime {
  schedule: Schedule;
  isUndone?: boolean;
}

/** Gives schedules another day at their hour, and takes the last time back. */
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
