/** Days and hours in the depository's time zone. */

/** The local day and time. */
export interface WallTime {
  /** `yyyy-mm-dd` */
  day: string;
  /** `hh:mm` */
  time: string;
}

export const DAY_MS = 24 * 60 * 60_000;

let here = 'Asia/Tashkent';

/** Sets the time zone (`TIME_ZONE`) once, at the start. */
export const keepTimeOf = (timeZone: string): void => {
  here = timeZone;
};

export const zoneHere = (): string => here;

const formats = new Map<string, Intl.DateTimeFormat>();

/** «2026-11-25 09:00:00» */
function localTime(moment: Date, timeZone: string) {
  const format =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  formats.set(timeZone, format);
  return format.format(moment);
}

export function wallTime(moment: Date, timeZone = here): WallTime {
  const said = localTime(moment, timeZone);
  return { day: said.slice(0, 10), time: said.slice(11, 16) };
}

/** The depository's present day, whatever the server's time zone is. */
export const todayHere = (now: Date) => wallTime(now).day;

export const daysAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

const aheadOfUtc = (moment: number, timeZone: string) =>
  Date.parse(`${localTime(new Date(moment), timeZone).replace(' ', 'T')}Z`) - moment;

/** The moment of a local time by the offset of the day before, and by that of the day after. */
function momentsOf({ day, time }: WallTime, timeZone: string) {
  const asUtc = Date.parse(`${day}T${time}:00Z`);
  return [-DAY_MS, DAY_MS].map((aside) => new Date(asUtc - aheadOfUtc(asUtc + aside, timeZone)));
}

/** The moment of a local time: the first one where the clock is set back; undefined for a time that is skipped. */
export const momentAt = (wall: WallTime, timeZone = here): Date | undefined =>
  momentsOf(wall, timeZone).find((moment) => {
    const { day, time } = wallTime(moment, timeZone);
    return day === wall.day && time === wall.time;
  });

/** The same, but a skipped time is moved by as much as the clock. */
function momentOrLater(wall: WallTime, timeZone: string): Date {
  const moment = momentAt(wall, timeZone) ?? momentsOf(wall, timeZone)[0];
  if (!moment) throw new Error('A day has no moment.');
  return moment;
}

export const startOfDay = (day: string, timeZone = here) => momentOrLater({ day, time: '00:00' }, timeZone);

/** The day of a new record: today unless one was sent. */
export const newDay = (sent: string | null | undefined, now: Date) => sent || todayHere(now);

/** The day of a stored record: today if it was cleared; undefined, which keeps the stored one, if none was sent. */
export const changedDay = (sent: string | null | undefined, now: Date) =>
  sent === '' ? todayHere(now) : (sent ?? undefined);

const twoDigits = (part: number) => String(part).padStart(2, '0');

/** The moment of a local day, given in minutes after midnight. */
const dueOn = (day: string, atMinutes: number, timeZone: string) =>
  momentOrLater(
    { day, time: `${twoDigits(Math.floor(atMinutes / 60))}:${twoDigits(atMinutes % 60)}` },
    timeZone,
  );

/** The latest such moment up to `now`. */
export function dueSince(now: Date, atMinutes: number, timeZone = here): Date {
  const { day } = wallTime(now, timeZone);
  const today = dueOn(day, atMinutes, timeZone);
  return today <= now ? today : dueOn(daysAfter(day, -1), atMinutes, timeZone);
}

/** The first such moment after `now`. */
export function nextDue(now: Date, atMinutes: number, timeZone = here): Date {
  const { day } = wallTime(now, timeZone);
  const today = dueOn(day, atMinutes, timeZone);
  return today > now ? today : dueOn(daysAfter(day, 1), atMinutes, timeZone);
}
