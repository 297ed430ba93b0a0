/** Calendar days. A day is text `yyyy-mm-dd`, has no time zone, and is never moved by one. */

const pad = (part: number) => String(part).padStart(2, '0');

/** The viewer's calendar day of an instant. */
export const localDay = (instant: Date): string =>
  `${String(instant.getFullYear()).padStart(4, '0')}-${pad(instant.getMonth() + 1)}-${pad(instant.getDate())}`;

/** Today by the viewer's clock (DECISIONS 26). */
export const today = (): string => localDay(new Date());

const carriesZone = /(?:Z|[+-]\d{2}:?\d{2})$/i;
const isMidnightUtc = /T00:00(?::00(?:\.0+)?)?(?:Z|\+00:?00)$/i;

/**
 * The calendar day that a wire date means.
 *
 * A day, or a date-time without a zone, is the day it names. Midnight UTC is how servers write a bare day, so it
 * is that day too; any other instant with a zone is the viewer's day of it (docs/decisions.md, 2).
 *
 * @returns `yyyy-mm-dd`, or '' for what is no date
 */
export const toIsoDay = (wire: unknown): string => {
  if (typeof wire !== 'string' || !/^\d{4}-\d{2}-\d{2}/.test(wire)) return '';
  if (!carriesZone.test(wire.slice(10)) || isMidnightUtc.test(wire)) return wire.slice(0, 10);
  const instant = new Date(wire);
  // 9999-12-31T23:59Z means «no end», but east of Greenwich it lies in the year 10000
  return Number.isNaN(instant.getTime()) || instant.getFullYear() > 9999
    ? wire.slice(0, 10)
    : localDay(instant);
};

/** «21.11.2026» for `2026-11-21`; any other text is returned unchanged. */
export const russianDay = (day: string): string => {
  const [, year, month, date] = /^(\d{4})-(\d{2})-(\d{2})/.exec(day) ?? [];
  return year ? `${date}.${month}.${year}` : day;
};

const longDays = new Intl.DateTimeFormat('ru', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});
const weekdays = new Intl.DateTimeFormat('ru', { weekday: 'long', timeZone: 'UTC' });

/** «8 ноября 2026, воскресенье» for `2026-11-08`; '' for an invalid day. */
export const dayInWords = (day: string): string => {
  const instant = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(instant.getTime()) || instant.toISOString().slice(0, 10) !== day) return '';
  return `${longDays.format(instant).replace(/\s*г\.$/, '')}, ${weekdays.format(instant)}`;
};

const moments = new Intl.DateTimeFormat('ru', { dateStyle: 'short', timeStyle: 'short' });

/** «21.11.2026, 14:05» by the viewer's clock for an ISO instant; any other text is returned unchanged. */
export const russianMoment = (instant: string): string => {
  const moment = new Date(instant);
  return Number.isNaN(moment.getTime()) ? instant : moments.format(moment);
};

const UNITS = [
  ['day', 24 * 60 * 60],
  ['hour', 60 * 60],
  ['minute', 60],
] as const;

/** «3 дня 4 часа» in the accusative, in at most `unitCount` units; '' for less than a minute. */
export const durationInWords = (seconds: number, unitCount = 2): string => {
  const amounts = UNITS.map(([unit, length], index) => {
    const longer = UNITS[index - 1]?.[1] ?? Number.POSITIVE_INFINITY;
    return { unit, amount: Math.floor((seconds % longer) / length) };
  });
  const first = amounts.findIndex(({ amount }) => amount > 0);
  return (first < 0 ? [] : amounts.slice(first, first + unitCount))
    .filter(({ amount }) => amount > 0)
    .map(({ unit, amount }) =>
      new Intl.NumberFormat('ru', { style: 'unit', unit, unitDisplay: 'long' }).format(amount),
    )
    .join(' ')
    .replace(/минута/, 'минуту');
};
