import { z } from 'zod';

const WRITTEN = /^\d{1,14}(\.\d{1,2})?$/;
/** 90 071 992 547 409,91: so many hundredths are the last whole number that every computer holds exactly. */
const MOST_HUNDREDTHS = BigInt(Number.MAX_SAFE_INTEGER);
/** From here on neighbouring doubles are further apart than hundredths. */
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
 * What a row says of its amount: a JSON number from 0 to 90 071 992 547 409,91 with at most two decimals, as the
 * specification has it, and for amounts that a double rounds, the digits themselves as `fundExact` beside it (ours).
 */
export const amountFields = {
  fund: z.number().transform(String).refine(isAmount, wrong),
  fundExact: z.string().refine(isAmount, wrong).nullish(),
};

/**
 * A row with the decimal text that it means as `fund`, which the database reads exactly. Digits that are not those of the
 * number were left behind by somebody who changed the number alone.
 */
export const withDigits = <Row extends { fund: string; fundExact?: string | null }>({
  fundExact,
  ...row
}: Row) => ({
  ...row,
  fund: fundExact && Number(fundExact) === Number(row.fund) ? fundExact : row.fund,
});

/** How a stored amount is answered. */
export const amountAnswer = { fund: z.number(), fundExact: z.string().optional() };

/** @param digits - a decimal text, as the database gives it */
export const answeredAmount = (digits: string): { fund: number; fundExact?: string } => {
  const fund = Number(digits);
  return fund < FIRST_INEXACT ? { fund } : { fund, fundExact: digits };
};
