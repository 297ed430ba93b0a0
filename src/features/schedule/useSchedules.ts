import { useAct } from '../../components/act/useAct.ts';
import { useDepository } from '../../components/act/useDepository.ts';
import type { Call } from '../../dataProvider/calls.ts';
import type { Schedule } from '../../dataProvider/scheduleCalls.ts';

/** Under this name everything of schedules is kept: a change makes all of it old. */
export const SCHEDULE = 'schedule';

/** Changes a schedule, and reads all that shows any again. */
export const useScheduleAct = <Variables>(
  callFor: (variables: Variables) => Call<Schedule>,
  onDone?: (schedule: Schedule, variables: Variables) => void,
) => {
  const { change } = useDepository();
  return useAct<Variables, Schedule>({ run: (variables) => change(SCHEDULE, callFor(variables)), onDone });
};
