import { keepPreviousData, useQueryClient } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'react-admin';
import { UNDO_OPTIONS, useAct } from '../../components/act/useAct.ts';
import { useDepository } from '../../components/act/useDepository.ts';
import { UndoToast } from '../../components/UndoToast.tsx';
import { useReadOf } from '../../components/useRead.ts';
import { cut } from '../../cut.ts';
import type { Call } from '../../dataProvider/calls.ts';
import { type Schedule, scheduleCalls, type WallTime } from '../../dataProvider/scheduleCalls.ts';
import { useScheduleTexts } from './useScheduleTexts.ts';

/** The first part of all query keys of schedules, by which a change makes them stale. */
const SCHEDULE = 'schedule';

/** Schedules; the former ones stay while others are loading. */
export const useScheduleQuery = <T,>(call: Call<T>) =>
  useReadOf(SCHEDULE, call, { placeholderData: keepPreviousData });

export const useScheduleAct = <Variables,>(
  callFor: (variables: Variables) => Call<Schedule>,
  onDone?: (schedule: Schedule, variables: Variables) => void,
) => {
  const { change } = useDepository();
  const queryClient = useQueryClient();
  const run = async (variables: Variables) => {
    try {
      return await change(SCHEDULE, callFor(variables));
    } catch (error) {
      // it may have been sent back, which the form then tells
      void queryClient.invalidateQueries({ queryKey: ['review'] });
      throw error;
    }
  };
  return useAct<Variables, Schedule>({ run, onDone });
};

const useMove = () => {
  const { change } = useDepository();
  return (was: Schedule, to: WallTime) => change(SCHEDULE, scheduleCalls.move(was, to));
};

/** Moves a schedule to another day at the same hour, and offers to undo that. */
export const useReschedule = () => {
  const notify = useNotify();
  const move = useMove();
  return async (schedule: Schedule, day: string) => {
    const moved = await move(schedule, { day, time: schedule.time });
    notify(<MovedToast moved={moved} former={schedule} />, UNDO_OPTIONS);
  };
};

/** A toast must not cover what is below the heading: on a phone it has two short lines. */
const LONGEST_TITLE = 32;
const shortened = (title: string) =>
  title.length > LONGEST_TITLE ? `${cut(title, 0, LONGEST_TITLE).trimEnd()}…` : title;

const MovedToast = ({ moved, former }: { moved: Schedule; former: WallTime }) => {
  const translate = useTranslate();
  const { nameOf, whenOf } = useScheduleTexts();
  const move = useMove();
  return (
    <UndoToast
      label={translate('schedule.undo')}
      description={`${translate('schedule.undo')}: ${nameOf(moved)}`}
      undo={() => move(moved, former)}
    >
      {translate('schedule.moved', { title: shortened(nameOf(moved)), when: whenOf(moved) })}
    </UndoToast>
  );
};
