import type { Language } from '../../src/wire/wire.ts';

/** When an item was posted, seen from the day of the first start: some days before, or on the last such day. */
export type Posted = { daysAgo: number } | { month: number; day: number };

const dayOf = (date: Date) => date.toISOString().slice(0, 10);

/** The calendar day `yyyy-mm-dd` of `posted`; never later than `today`, which is such a day too. */
export const postedDay = (posted: Posted, today: string): string => {
  const date = new Date(`${today}T00:00:00Z`);
  if ('daysAgo' in posted) {
    date.setUTCDate(date.getUTCDate() - posted.daysAgo);
    return dayOf(date);
  }
  const inYear = (year: number) => dayOf(new Date(Date.UTC(year, posted.month - 1, posted.day)));
  const thisYear = inYear(date.getUTCFullYear());
  return thisYear <= today ? thisYear : inYear(date.getUTCFullYear() - 1);
};

const months: Record<Language, string[]> = {
  ru: 'январь февраль март апрель май июнь июль август сентябрь октябрь ноябрь декабрь'.split(' '),
  uz: 'yanvar fevral mart aprel may iyun iyul avgust sentabr oktabr noyabr dekabr'.split(' '),
  en: 'January February March April May June July August September October November December'.split(' '),
};

const monthsOfDays: Record<Language, string[]> = {
  ...months,
  ru: 'января февраля марта апреля мая июня июля августа сентября октября ноября декабря'.split(' '),
};

/** Words for the days around the one an item is posted on. */
export interface Around {
  /** The year of posting. */
  year: number;
  /** The month before, with its year: «октябрь 2026 года». */
  lastMonth: Record<Language, string>;
  /** A day counted from the day of posting, with its year where usual: «5 ноября 2026 года». */
  day: (offset: number) => Record<Language, string>;
}

const dayWords = (date: Date): Record<Language, string> => {
  const [day, month, year] = [date.getUTCDate(), date.getUTCMonth(), date.getUTCFullYear()];
  return {
    ru: `${day} ${monthsOfDays.ru[month]} ${year} года`,
    uz: `${year}-yil ${day}-${monthsOfDays.uz[month]}`,
    en: `${day} ${monthsOfDays.en[month]} ${year}`,
  };
};

export const around = (postedOn: string): Around => {
  const date = new Date(`${postedOn}T00:00:00Z`);
  const year = date.getUTCFullYear();
  const before = new Date(Date.UTC(year, date.getUTCMonth() - 1, 1));
  const [month, monthYear] = [before.getUTCMonth(), before.getUTCFullYear()];
  return {
    year,
    lastMonth: {
      ru: `${months.ru[month]} ${monthYear} года`,
      uz: `${monthYear}-yil ${months.uz[month]}`,
      en: `${months.en[month]} ${monthYear}`,
    },
    day: (offset) => dayWords(new Date(date.getTime() + offset * 24 * 60 * 60 * 1000)),
  };
};
