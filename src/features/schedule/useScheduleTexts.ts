import { useTranslate } from 'react-admin';
import type { Schedule, WallTime } from '../../dataProvider/scheduleCalls.ts';
import { durationInWords, russianDay, today } from '../../dates.ts';

/** «25.11», with the year if it is not the current one. */
const shortDay = (day: string) =>
  day.startsWith(today().slice(0, 4)) ? russianDay(day).slice(0, 5) : russianDay(day);

/** Describes schedules in words. */
export const useScheduleTexts = () => {
  const translate = useTranslate();
  const at = (day: string, time: string) => translate('schedule.at', { day, time });
  const whenOf = ({ day, time }: WallTime) => at(russianDay(day), time);
  const nameOf = ({ title }: Schedule) => title || translate('list.noTitle');

  /** «Дивиденды за год, публикация, 10.12.2026 в 09:00» */
  const summaryOf = (schedule: Schedule) => {
    const act = translate(`schedule.${schedule.act}.name`).toLowerCase();
    return [nameOf(schedule), act, whenOf(schedule)].join(', ');
  };

  /** The depository's time zone and current time. */
  const clockOf = (zone: string, now: WallTime) =>
    translate('schedule.clock', {
      zone: translate(`schedule.zones.${zone}`, { _: translate('schedule.zone', { zone }) }),
      when: whenOf(now),
    });

  /** The short mark in a list. */
  const chipLabel = ({ act, state, day, time, ended }: Schedule) => {
    if (state === 'stopped') return translate('schedule.mark.stopped');
    const shown = state === 'done' && ended ? ended : { day, time };
    const key = state === 'done' ? 'takenDown' : act;
    return translate(`schedule.mark.${key}`, { when: at(shortDay(shown.day), shown.time) });
  };

  /** The state as a sentence. */
  const describe = (schedule: Schedule) => {
    const { act, state, reason, by, ended, lateMinutes } = schedule;
    const when = whenOf(state === 'done' && ended ? ended : schedule);
    const sentence = translate(`schedule.${act}.${state}`, { when, reason, by });
    return lateMinutes > 0
      ? translate('schedule.late', { done: sentence, span: durationInWords(lateMinutes * 60, 1) })
      : sentence;
  };

  /** The same without the planned day and hour, which are shown beside it. */
  const describeShort = (schedule: Schedule) =>
    schedule.state === 'failed' || schedule.lateMinutes > 0
      ? describe(schedule)
      : translate(`schedule.state.${schedule.state}`, { reason: schedule.reason });

  return { nameOf, whenOf, summaryOf, clockOf, chipLabel, describe, describeShort };
};
