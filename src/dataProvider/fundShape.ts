import { flat, type Shape } from './records.ts';

const plain = flat(['date']);

/** Amounts that a double rounds come and go as their digits too, as `fundExact` (ours). */
export const fundShape: Shape = {
  ...plain,
  read: (wire) =>
    plain.read(wire).map(({ fundExact, ...row }) => (fundExact ? { ...row, fund: fundExact } : row)),
  write: (row) =>
    plain.write(typeof row.fund === 'string' ? { ...row, fund: Number(row.fund), fundExact: row.fund } : row),
};
