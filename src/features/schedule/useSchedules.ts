import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import { useAct } from '../../components/act/useAct.ts';
import type { Call } from '../../dataProvider/calls.ts';
import type { DepositoryDataProvider } from '../../dataProvider/dataProvider.ts';
import type { Schedule } from '../../dataProvider/scheduleCalls.ts';

/** All queries of schedules begin with it; a change makes them stale. */
const SCHEDULE = 'schedule';

/** Schedules; the former ones are shown while others are loading. */
export const useScheduleQuery = <T>(call: Call<T>) => {
  const { ask } = useDataProvider<DepositoryDataProvider>();
  return useQuery({
    queryKey: [SCHEDULE, 'whole', call.path],
    queryFn: () => ask(call),
    placeholderData: keepPreviousData,
  });
};

/** Changes a schedule. */
export const useScheduleAct = <Variables>(
  callFor: (variables: Variables) => Call<Schedule>,
  onDone?: (schedule: Schedule, variables: Variables) => void,
) => {
  const { change } = useDataProvider<DepositoryDataProvider>();
  return useAct<Variables, Schedule>({ run: (variables) => change(SCHEDULE, callFor(variables)), onDone });
};
