import { parseAmount } from '../amounts.ts';
import { flat, type Shape } from './records.ts';

const plain = flat(['date']);

/** A decimal text that a double rounds; any other text goes back as it came. */
const isExactText = (fund: unknown): fund is string =>
  typeof fund === 'string' && typeof parseAmount(fund) === 'string' && /^[\d.]+$/.test(fund);

/** Amounts that a double rounds come and go as their digits too, as `fundExact` (ours). */
export const fundShape: Shape = {
  ...plain,
  read: (wire) =>
    plain.read(wire).map(({ fundExact, ...row }) => (fundExact ? { ...row, fund: fundExact } : row)),
  write: (row) =>
    plain.write(isExactText(row.fund) ? { ...row, fund: Number(row.fund), fundExact: row.fund } : row),
};
