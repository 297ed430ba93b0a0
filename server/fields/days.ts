/** The depository's own calendar day, whatever the server's time zone is. */
export const todayInTashkent = (now: Date) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Tashkent' }).format(now);

/** The day for a new record: today unless one was sent. */
export const newDay = (sent: string | null | undefined, now: Date) => sent || todayInTashkent(now);

/** The day for a stored record: today for one that was emptied; nothing, hence the stored one, when none was sent. */
export const changedDay = (sent: string | null | undefined, now: Date) =>
  sent === '' ? todayInTashkent(now) : (sent ?? undefined);
