const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** Tashkent has kept it since 1992, the whole year round. */
const TASHKENT_MS = 5 * 60 * MINUTE_MS;

/** The latest moment up to `now` at which it was so many minutes after midnight in Tashkent. */
export function dueSince(now: Date, atMinutes: number): Date {
  const offset = atMinutes * MINUTE_MS - TASHKENT_MS;
  return new Date(Math.floor((now.getTime() - offset) / DAY_MS) * DAY_MS + offset);
}
