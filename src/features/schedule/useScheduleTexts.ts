import { useTranslate } from 'react-admin';
import type { Schedule, WallTime } from '../../dataProvider/scheduleCalls.ts';
import { durationInWords, russianDay, today } from '../../dates.ts';

/** «25.11», and with its year where that is another one. */
const shortDay = (day: string) =>
  day.startsWith(today().slice(0, 4)) ? russianDay(day).slice(0, 5) : russianDay(day);

/** Schedules in words. */
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

  /** Whose time it is, and what it is now. */
  const clockOf = (zone: string, now: WallTime) =>
    translate('schedule.clock', {
      zone: translate(`schedule.zones.${zone}`, { _: translate('schedule.zone', { zone }) }),
      when: whenOf(now),
    });

  /** The mark in a list, in few words. */
  const chipLabel = ({ act, state, day, time, ended }: Schedule) => {
    if (state === 'stopped') return translate('schedule.mark.stopped');
    const shown = state === 'done' && ended ? ended : { day, time };
    const key = state === 'done' ? 'takenDown' : act;
    return translate(`schedule.mark.${key}`, { when: at(shortDay(shown.day), shown.time) });
  };

  /** The whole state in a sentence. */
  const describe = (schedule: Schedule) => {
    const { act, state, reason, by, ended, lateMinutes } = schedule;
    const when = whenOf(state === 'done' && ended ? ended : schedule);
    const sentence = translate(`schedule.${act}.${state}`, { when, reason, by });
    return lateMinutes > 0
      ? translate('schedule.late', { done: sentence, span: durationInWords(lateMinutes * 60, 1) })
      : sentence;
  };

  /** The same where day and hour are beside it, but for what is not as it was planned. */
  const describeShort = (schedule: Schedule) =>
    schedule.state === 'failed' || schedule.lateMinutes > 0
      ? describe(schedule)
      : translate(`schedule.state.${schedule.state}`, { reason: schedule.reason });

  return { nameOf, whenOf, summaryOf, clockOf, chipLabel, describe, describeShort };
};
