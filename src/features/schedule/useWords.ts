import { useTranslate } from 'ra-core';
import type { Schedule, WallTime } from '../../dataProvider/scheduleCalls.ts';
import { russianDay, today } from '../../dates.ts';

const [HOUR, DAY] = [60, 24 * 60];

/** «25.11», and with its year where that is another one. */
const shortDay = (day: string) =>
  day.startsWith(today().slice(0, 4)) ? russianDay(day).slice(0, 5) : russianDay(day);

/** How schedules are told. */
export const useWords = () => {
  const translate = useTranslate();
  const at = (day: string, time: string) => translate('schedule.at', { day, time });
  const whenOf = ({ day, time }: WallTime) => at(russianDay(day), time);

  /** «3 часа»: the largest unit is enough. */
  const span = (minutes: number) => {
    if (minutes < HOUR) return translate('schedule.minutes', { smart_count: minutes });
    return minutes < DAY
      ? translate('schedule.hours', { smart_count: Math.floor(minutes / HOUR) })
      : translate('schedule.days', { smart_count: Math.floor(minutes / DAY) });
  };

  /** The mark in a list, in few words. */
  const markOf = ({ act, state, day, time, ended }: Schedule) => {
    if (state === 'stopped') return translate('schedule.mark.stopped');
    const told = state === 'done' && ended ? ended : { day, time };
    const key = state === 'done' ? 'takenDown' : act;
    return translate(`schedule.mark.${key}`, { when: at(shortDay(told.day), told.time) });
  };

  /** All of it. */
  const sentenceOf = (schedule: Schedule) => {
    const { act, state, reason, by, ended, lateMinutes } = schedule;
    const when = whenOf(state === 'done' && ended ? ended : schedule);
    const said = translate(`schedule.${act}.${state}`, { when, reason, by });
    return lateMinutes > 0 ? translate('schedule.late', { done: said, span: span(lateMinutes) }) : said;
  };

  return { whenOf, markOf, sentenceOf };
};
