/** Amounts of money: from 0 to 90 071 992 547 409,91, exact to the second digit after the comma. */

/** A number where a double is exact to the hundredth, else a decimal text. */
export type Amount = number | string;

const WRITTEN = /^\d{1,14}(?:\.\d{1,2})?$/;
const MOST_HUNDREDTHS = BigInt(Number.MAX_SAFE_INTEGER);
/** From here on doubles cannot represent every hundredth. */
const FIRST_INEXACT = 2 ** 46;

/**
 * Parses a typed amount: spaces may group the digits, a comma or a point separates the hundredths.
 *
 * @returns undefined for what is no number, has more than two decimals, or is beyond the limit
 */
export const parseAmount = (text: string): Amount | undefined => {
  const decimal = text
    .replaceAll(/\s/g, '')
    .replace(',', '.')
    .replace(/^0+(?=\d)/, '');
  if (!WRITTEN.test(decimal)) return undefined;
  const [whole = '', hundredths = ''] = decimal.split('.');
  if (BigInt(whole + hundredths.padEnd(2, '0')) > MOST_HUNDREDTHS) return undefined;
  return Number(decimal) < FIRST_INEXACT ? Number(decimal) : decimal;
};

const twoDigits = new Intl.NumberFormat('ru', { minimumFractionDigits: 2, maximumFractionDigits: 20 });

/**
 * «1 234 567,89» for 1234567.89 or for the same as text, with every digit.
 *
 * @returns what is no number unchanged
 */
export const formatAmount = (amount: unknown): string => {
  if (typeof amount === 'number' && Number.isFinite(amount)) return twoDigits.format(amount);
  const text = String(amount ?? '');
  // a decimal text is formatted digit by digit: a double would round it
  return /^-?\d+(?:\.\d+)?$/.test(text) ? twoDigits.format(text as `${number}`) : text;
};
