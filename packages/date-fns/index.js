// What ra-core's guessers ask of a date: no screen here is guessed, so this only has to be there and to be right.
const FORMATS = {
  'MM/dd/yyyy': /^(\d{1,2})\/(\d{1,2})\/(\d{1,4})$/,
  'MM/dd/yy': /^(\d{1,2})\/(\d{1,2})\/(\d{2})$/,
};

/** Whether a text is a day of the calendar in one of the two formats that are asked for. */
export function isMatch(text, format) {
  const [, month, day, year] = FORMATS[format]?.exec(text)?.map(Number) ?? [];
  if (!month || month > 12) return false;
  return day >= 1 && day <= new Date(Date.UTC(2000 + (year % 400), month, 0)).getUTCDate();
}

export const isValid = (date) => !Number.isNaN(Number(date));

/** The moment that an ISO text names, or an invalid date. */
export const parseISO = (text) => new Date(/^\d{4}-\d{2}/.test(text) ? text : Number.NaN);
