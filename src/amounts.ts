/** Amounts of money: from 0 to 999 999 999 999,99, exact to the second digit after the comma. */

const LIMIT = 999_999_999_999.99;

const WRITTEN = /^\d+(?:\.\d{1,2})?$/;

/**
 * The number that a person means: spaces may group the digits, a comma or a point parts the hundredths.
 *
 * Fourteen digits fit a double with room to spare, so the number writes itself in JSON with exactly the digits typed.
 *
 * @returns undefined for what is no number, has more than two digits after the comma, or is beyond the limit
 */
export const parseAmount = (text: string): number | undefined => {
  const decimal = text.replaceAll(/\s/g, '').replace(',', '.');
  if (!WRITTEN.test(decimal)) return undefined;
  const amount = Number(decimal);
  return amount <= LIMIT ? amount : undefined;
};

const twoDigits = new Intl.NumberFormat('ru', { minimumFractionDigits: 2, maximumFractionDigits: 20 });

/**
 * «1 234 567,89» for 1234567.89, or for the same as text; every digit that it has is shown.
 *
 * @returns what is no number as it is
 */
export const formatAmount = (amount: unknown): string => {
  if (typeof amount === 'number' && Number.isFinite(amount)) return twoDigits.format(amount);
  const text = String(amount ?? '');
  // a decimal text is formatted digit by digit, without becoming a double
  return /^-?\d+(?:\.\d+)?$/.test(text) ? twoDigits.format(text as `${number}`) : text;
};
