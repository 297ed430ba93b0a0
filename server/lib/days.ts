/** Days and hours in the depository's time zone. */

/** The local day and time. */
export interface WallTime {
  /** `yyyy-mm-dd` */
  day: string;
  /** `hh:mm` */
  time: string;
}

export const DAY_MS = 24 * 60 * 60_000;

/** «2026-11-25 09:00:00» */
const localTimeIn = (timeZone: string) =>
  new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short', timeStyle: 'medium' });

let here = 'Asia/Tashkent';
let localTime = localTimeIn(here);

/** Sets the time zone (`TIME_ZONE`) once, at the start. */
export const keepTimeOf = (timeZone: string): void => {
  here = timeZone;
  localTime = localTimeIn(timeZone);
};

export const zoneHere = (): string => here;

export function wallTime(moment: Date): WallTime {
  const said = localTime.format(moment);
  return { day: said.slice(0, 10), time: said.slice(11, 16) };
}

/** The depository's present day, whatever the server's time zone is. */
export const todayHere = (now: Date) => wallTime(now).day;

export const daysAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

const aheadOfUtc = (moment: number) => Date.parse(`${localTime.format(moment).replace(' ', 'T')}Z`) - moment;

/** The moment of a local time by the offset of the day before, and by that of the day after. */
function momentsOf({ day, time }: WallTime) {
  const asUtc = Date.parse(`${day}T${time}:00Z`);
  return [-DAY_MS, DAY_MS].map((aside) => new Date(asUtc - aheadOfUtc(asUtc + aside)));
}

/** The moment of a local time: the first one where the clock is set back; undefined for a time that is skipped. */
export const momentAt = (wall: WallTime): Date | undefined =>
  momentsOf(wall).find((moment) => {
    const { day, time } = wallTime(moment);
    return day === wall.day && time === wall.time;
  });

/** The same, but a skipped time is moved by as much as the clock. */
function momentOrLater(wall: WallTime): Date {
  const moment = momentAt(wall) ?? momentsOf(wall)[0];
  if (!moment) throw new Error('A day has no moment.');
  return moment;
}

export const startOfDay = (day: string) => momentOrLater({ day, time: '00:00' });

/** The day of a new record: today unless one was sent. */
export const newDay = (sent: string | null | undefined, now: Date) => sent || todayHere(now);

/** The day of a stored record: today if it was cleared; undefined, which keeps the stored one, if none was sent. */
export const changedDay = (sent: string | null | undefined, now: Date) =>
  sent === '' ? todayHere(now) : (sent ?? undefined);

const twoDigits = (part: number) => String(part).padStart(2, '0');

/** The moment of a local day, given in minutes after midnight. */
const dueOn = (day: string, atMinutes: number) =>
  momentOrLater({ day, time: `${twoDigits(Math.floor(atMinutes / 60))}:${twoDigits(atMinutes % 60)}` });

/** The latest such moment up to `now`. */
export function dueSince(now: Date, atMinutes: number): Date {
  const { day } = wallTime(now);
  const today = dueOn(day, atMinutes);
  return today <= now ? today : dueOn(daysAfter(day, -1), atMinutes);
}

/** The first such moment after `now`. */
export function nextDue(now: Date, atMinutes: number): Date {
  const { day } = wallTime(now);
  const today = dueOn(day, atMinutes);
  return today > now ? today : dueOn(daysAfter(day, 1), atMinutes);
}
