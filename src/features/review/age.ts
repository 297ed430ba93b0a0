const HOUR_MS = 60 * 60 * 1000;
const HOURS_A_DAY = 24;

/** How long ago an instant was, as a translation key and its number: hours, and whole days from the first on. */
export const ageOf = (since: string, now = Date.now()): [key: string, count: number] => {
  const hours = Math.floor((now - Date.parse(since)) / HOUR_MS);
  if (!(hours >= 1)) return ['review.age.fresh', 0];
  if (hours < HOURS_A_DAY) return ['review.age.hours', hours];
  return ['review.age.days', Math.floor(hours / HOURS_A_DAY)];
};
