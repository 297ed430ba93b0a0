import { z } from 'zod';

/** Twelve digits before the point and two behind it: 999 999 999 999,99. */
const AMOUNT = /^\d{1,12}(\.\d{1,2})?$/;

/**
 * An amount of money: a JSON number from 0 to 999 999 999 999,99 with at most two decimals. So many digits pass
 * through a double unharmed: the shortest text that means the same double is the number as it was written.
 *
 * The result is that text, which the database reads exactly.
 */
export const amount = z
  .number()
  .transform(String)
  .refine((digits) => AMOUNT.test(digits), {
    error: 'Сумма должна быть числом от 0 до 999 999 999 999,99, не более двух знаков после запятой.',
  });
