const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** Tashkent has kept it since 1992, the whole year round. */
const TASHKENT_MS = 5 * 60 * MINUTE_MS;

/** The depository's own calendar day, whatever the server's time zone is. */
export const todayInTashkent = (now: Date) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Tashkent' }).format(now);

/** The day for a new record: today unless one was sent. */
export const newDay = (sent: string | null | undefined, now: Date) => sent || todayInTashkent(now);

/** The day for a stored record: today for one that was emptied; nothing, hence the stored one, when none was sent. */
export const changedDay = (sent: string | null | undefined, now: Date) =>
  sent === '' ? todayInTashkent(now) : (sent ?? undefined);

/** The latest moment up to `now` at which it was so many minutes after midnight in Tashkent. */
export function dueSince(now: Date, atMinutes: number): Date {
  const offset = atMinutes * MINUTE_MS - TASHKENT_MS;
  return new Date(Math.floor((now.getTime() - offset) / DAY_MS) * DAY_MS + offset);
}
