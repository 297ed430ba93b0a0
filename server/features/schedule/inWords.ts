import { wallTime } from '../../lib/days.ts';

/** «25.11.2026 в 09:00», by the depository's clock. */
export function inWords(moment: Date) {
  const { day, time } = wallTime(moment);
  return `${day.split('-').reverse().join('.')} в ${time}`;
}
