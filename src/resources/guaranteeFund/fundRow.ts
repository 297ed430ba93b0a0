import type { Identifier, RaRecord } from 'react-admin';
import { type Amount, formatAmount, parseAmount } from '../../amounts.ts';
import { isSameValue } from '../../dataProvider/fieldPaths.ts';
import type { FundRow } from '../../dataProvider/guaranteeFund.ts';
import { today } from '../../dates.ts';
import type { DraftField } from '../../features/drafts/draft.ts';
import type { Currency } from '../../wire/wire.ts';

/** A row that has no amount yet. */
export interface BlankFundRow {
  id: number;
  code: string;
  name: string;
  currency: Currency;
  date: string;
  fund?: undefined;
}

/** A new row: id 0 and today's day (part 2, §3 and §9). */
export const newFundRow = (currency: Currency): BlankFundRow => ({
  id: 0,
  code: '',
  name: '',
  currency,
  date: today(),
});

/** What stands in the input for an amount. */
export const amountText = (fund: unknown): string =>
  fund === undefined || fund === null ? '' : formatAmount(fund);

/** The amount that the input means; a text that was not touched means what was there, whatever it was. */
export const amountIn = (text: string, former?: Amount): Amount | undefined =>
  former !== undefined && former !== null && text === formatAmount(former) ? former : parseAmount(text);

/** A row of a list that is not saved yet. `id` is its place: new rows have no id of their own. */
export interface DraftRow extends RaRecord {
  id: number;
  row: FundRow;
  change?: 'new' | 'edited';
  /** Where it stood in the draft that has brought it back. */
  draftPlace?: number;
}

export const draftOf = (rows: readonly FundRow[]): DraftRow[] => rows.map((row, id) => ({ id, row }));

export const isUnsaved = ({ change }: DraftRow): boolean => change !== undefined;

/** What people write of a row. */
export const ROW_FIELDS = ['code', 'name', 'fund'] as const;

/** Whether two rows say the same of a member. */
export const isSameRow = (one?: FundRow, other?: FundRow): boolean =>
  one === other ||
  (one !== undefined &&
    other !== undefined &&
    ROW_FIELDS.every((field) => isSameValue(one[field], other[field])));

/** A row in one line: «7 · Брокер · 1 500,00». */
export const told = (row: unknown): string => {
  const { code, name, fund } = Object(row) as Partial<FundRow>;
  return [code, name, amountText(fund)].filter(Boolean).join(' · ');
};

/** A row as it is typed in its form: the amount is a text, and may be none. */
export interface TypedRow {
  code: string;
  name: string;
  fund: string;
}

export const typedOf = ({ code, name, fund }: FundRow | BlankFundRow): TypedRow => ({
  code,
  name,
  fund: amountText(fund),
});

/** Whether what is typed in a field says what the row has: an amount may be written in several ways. */
export const isFieldTypedAs = (
  row: FundRow | BlankFundRow,
  field: keyof TypedRow,
  typed: unknown,
): boolean => {
  if (typedOf(row)[field] === typed) return true;
  const amount = field === 'fund' ? amountIn(String(typed), row.fund) : undefined;
  return amount !== undefined && isSameValue(amount, row.fund);
};

/** Whether nothing of a row is typed otherwise. */
export const isTypedAs = (row: FundRow | BlankFundRow, typed: TypedRow): boolean =>
  ROW_FIELDS.every((field) => isFieldTypedAs(row, field, typed[field]));

/** A row that somebody types and has not put into the list yet. */
export interface HalfTyped extends TypedRow {
  /** The row that is being changed, by its id, 0 for one that is new itself, and where it stood; without it a new one. */
  of?: { id: Identifier; place: number };
}

/** A row as a draft has it. @param rest - what its fields do not say */
export const typedFrom = (fields: readonly DraftField[], rest: Partial<TypedRow>): TypedRow => ({
  code: '',
  name: '',
  fund: '',
  ...rest,
  ...Object.fromEntries(fields.map(({ path, typed }) => [path, typed])),
});
