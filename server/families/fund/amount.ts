import { z } from 'zod';

const WRITTEN = /^\d{1,14}(\.\d{1,2})?$/;
/** 90 071 992 547 409,91: as a number of hundredths this is the largest integer that a double holds exactly. */
const MOST_HUNDREDTHS = BigInt(Number.MAX_SAFE_INTEGER);
/** From here on doubles cannot represent every hundredth. */
const FIRST_INEXACT = 2 ** 46;

const isAmount = (digits: string) => {
  if (!WRITTEN.test(digits)) return false;
  const [whole = '', hundredths = ''] = digits.split('.');
  return BigInt(whole + hundredths.padEnd(2, '0')) <= MOST_HUNDREDTHS;
};

const wrong = {
  error: 'Сумма должна быть числом от 0 до 90 071 992 547 409,91, не более двух знаков после запятой.',
};

/**
 * The amount of a row: a JSON number from 0 to 90 071 992 547 409,91 with at most two decimals, as specified, and for amounts that a double
 * would round also the digits as `fundExact` (ours).
 */
export const amountFields = {
  fund: z.number().transform(String).refine(isAmount, wrong),
  fundExact: z.string().refine(isAmount, wrong).nullish(),
};

/**
 * Sets `fund` to a decimal text, which the database reads exactly. If the digits do not match the number, the client has changed the number
 * alone, and the number counts.
 */
export const withDigits = <Row extends { fund: string; fundExact?: string | null }>({
  fundExact,
  ...row
}: Row) => ({
  ...row,
  fund: fundExact && Number(fundExact) === Number(row.fund) ? fundExact : row.fund,
});

/** A stored amount in an answer. */
export const amountAnswer = { fund: z.number(), fundExact: z.string().optional() };

/** @param digits - a decimal text, as the database returns it */
export const answeredAmount = (digits: string): { fund: number; fundExact?: string } => {
  const fund = Number(digits);
  return fund < FIRST_INEXACT ? { fund } : { fund, fundExact: digits };
};
