import type { RaRecord } from 'ra-core';
import type { FundRow } from '../../dataProvider/guaranteeFund.ts';

/** A row of a list that is not saved yet. `id` is its place: new rows have no id of their own. */
export interface DraftRow extends RaRecord {
  id: number;
  row: FundRow;
  change?: 'new' | 'edited';
}

export const draftOf = (rows: readonly FundRow[]): DraftRow[] => rows.map((row, id) => ({ id, row }));

export const isUnsaved = ({ change }: DraftRow): boolean => change !== undefined;
