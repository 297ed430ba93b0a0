/** Calendar days as texts `yyyy-mm-dd`, and months as `yyyy-mm`. */

/** The key under which the shown month is stored. */
export const SHOWN_MONTH = 'schedule.month';

const DAYS_OF_WEEK = 7;

export const daysAfter = (day: string, count: number): string => {
  const instant = new Date(`${day}T00:00:00Z`);
  instant.setUTCDate(instant.getUTCDate() + count);
  return instant.toISOString().slice(0, 10);
};

export const monthOf = (day: string): string => day.slice(0, 7);

export const monthAfter = (month: string, count: number): string => {
  const instant = new Date(`${month}-01T00:00:00Z`);
  instant.setUTCMonth(instant.getUTCMonth() + count);
  return instant.toISOString().slice(0, 7);
};

/** 0 is Monday. */
const weekdayOf = (day: string) =>
  (new Date(`${day}T00:00:00Z`).getUTCDay() + DAYS_OF_WEEK - 1) % DAYS_OF_WEEK;

/** The whole weeks of a month, from Monday. */
export const weeksOf = (month: string): string[][] => {
  const first = `${month}-01`;
  const last = daysAfter(`${monthAfter(month, 1)}-01`, -1);
  const weeks: string[][] = [];
  for (
    let monday = daysAfter(first, -weekdayOf(first));
    monday <= last;
    monday = daysAfter(monday, DAYS_OF_WEEK)
  )
    weeks.push(Array.from({ length: DAYS_OF_WEEK }, (_, index) => daysAfter(monday, index)));
  return weeks;
};

const months = new Intl.DateTimeFormat('ru', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** «Ноябрь 2026» */
export const monthInWords = (month: string): string => {
  const words = months.format(new Date(`${month}-01T00:00:00Z`)).replace(/\s*г\.$/, '');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

const weekdays = (weekday: 'long' | 'short') => {
  const { format } = new Intl.DateTimeFormat('ru', { weekday, timeZone: 'UTC' });
  return (day: string) => format(new Date(`${day}T00:00:00Z`));
};

/** «понедельник», and «пн» above a narrow column. */
export const weekdayName = weekdays('long');
export const weekdayShort = weekdays('short');
