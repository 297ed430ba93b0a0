import type { RaRecord } from 'ra-core';
import { formatAmount } from '../../amounts.ts';
import type { Column } from '../../components/RecordTable.tsx';
import type { FundRow } from '../../dataProvider/guaranteeFund.ts';
import { russianDay } from '../../dates.ts';

/** The columns that the list and the new list have in common; `rowOf` finds the row, `path` its fields for sorting. */
export const fundColumns = <R extends RaRecord>(
  rowOf: (record: R) => FundRow,
  path: string,
): readonly Column<R>[] => [
  {
    label: 'guaranteeFund.columns.code',
    source: `${path}code`,
    variant: 'text',
    render: (record) => rowOf(record).code,
  },
  {
    label: 'guaranteeFund.columns.name',
    source: `${path}name`,
    variant: 'heading',
    render: (record) => rowOf(record).name,
  },
  {
    label: 'guaranteeFund.columns.fund',
    source: `${path}fund`,
    variant: 'number',
    render: (record) => <span style={{ whiteSpace: 'nowrap' }}>{formatAmount(rowOf(record).fund)}</span>,
  },
  {
    label: 'guaranteeFund.columns.currency',
    source: `${path}currency`,
    render: (record) => rowOf(record).currency,
  },
  {
    label: 'guaranteeFund.columns.date',
    source: `${path}date`,
    render: (record) => russianDay(rowOf(record).date),
  },
];
