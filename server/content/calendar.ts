import type { Language } from '../../src/wire/wire.ts';
import { daysAfter } from '../lib/days.ts';
import type { Posted } from './shapes.ts';

const dayOf = (date: Date) => date.toISOString().slice(0, 10);

/** The calendar day `yyyy-mm-dd` of `posted`; never later than `today`, which is such a day too. */
export const postedDay = (posted: Posted, today: string): string => {
  if ('daysAgo' in posted) return daysAfter(today, -posted.daysAgo);
  const inYear = (year: number) => dayOf(new Date(Date.UTC(year, posted.month - 1, posted.day)));
  const year = Number(today.slice(0, 4));
  return inYear(year) <= today ? inYear(year) : inYear(year - 1);
};

const months: Record<Language, string[]> = {
  ru: 'январь февраль март апрель май июнь июль август сентябрь октябрь ноябрь декабрь'.split(' '),
  uz: 'yanvar fevral mart aprel may iyun iyul avgust sentabr oktabr noyabr dekabr'.split(' '),
  en: 'January February March April May June July August September October November December'.split(' '),
};

const russianMonthsOfDays =
  'января февраля марта апреля мая июня июля августа сентября октября ноября декабря'.split(' ');

/** «5 ноября 2026 года» */
const dayWords: Record<Language, (day: number, month: number, year: number) => string> = {
  ru: (day, month, year) => `${day} ${russianMonthsOfDays[month]} ${year} года`,
  uz: (day, month, year) => `${year}-yil ${day}-${months.uz[month]}`,
  en: (day, month, year) => `${day} ${months.en[month]} ${year}`,
};

/** «октябрь 2026 года» */
const monthWords: Record<Language, (month: number, year: number) => string> = {
  ru: (month, year) => `${months.ru[month]} ${year} года`,
  uz: (month, year) => `${year}-yil ${months.uz[month]}`,
  en: (month, year) => `${months.en[month]} ${year}`,
};

/** `{{day+14}}`, `{{year}}`, `{{year-1}}`, `{{lastMonth}}`: counted from the day of posting. */
export const PLACEHOLDER = /\{\{(?:day([+-]\d+)|year([+-]\d+)?|lastMonth)\}\}/g;

/** A text as it reads when it is posted on the day `postedOn`. */
export const fillIn = (text: string, language: Language, postedOn: string): string =>
  text.replace(PLACEHOLDER, (placeholder, days?: string, years = '0') => {
    const date = new Date(`${daysAfter(postedOn, Number(days ?? 0))}T00:00:00Z`);
    const [year, month] = [date.getUTCFullYear(), date.getUTCMonth()];
    if (days) return dayWords[language](date.getUTCDate(), month, year);
    if (placeholder !== '{{lastMonth}}') return String(year + Number(years));
    return monthWords[language]((month + 11) % 12, month === 0 ? year - 1 : year);
  });
