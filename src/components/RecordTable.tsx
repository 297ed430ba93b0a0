import ArrowIcon from '@mui/icons-material/ArrowDownward';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import { visuallyHidden } from '@mui/utils';
import type { ReactNode } from 'react';
import { type RaRecord, RecordContextProvider, useListContext, useTranslate } from 'react-admin';
import { CardSorting } from './CardSorting.tsx';
import { ListFailure, ListFeedback } from './ListFeedback.tsx';
import { useHighlightSaved as useShownRecord } from './list/useHighlightSaved.ts';
import { passFocusToNextRow } from './passFocus.ts';
import { tableSx, type Variant } from './recordTableSx.ts';
import { titleOf } from './titleOf.ts';

export interface Column<R extends RaRecord> {
  /** A translation key; also the label of the value on a narrow screen. */
  label: string;
  /** The field to sort by; a column without one is not sortable. */
  source?: string;
  render: (record: R) => ReactNode;
  variant?: Variant;
}

interface RecordTableProps<R extends RaRecord> {
  columns: readonly Column<R>[];
  /** What an empty list shows beside the specified text. */
  emptyAction?: ReactNode;
  emptyText?: string;
  /** The accessible name of the table. */
  label: string;
}

/**
 * The rows of the list around it: a table with sortable columns, cards where it would be too narrow. Roles are said in
 * full, because cards are no longer laid out as a table, and browsers then forget that they are one.
 */
export const RecordTable = <R extends RaRecord>({ columns, label, ...empty }: RecordTableProps<R>) => {
  const translate = useTranslate();
  const { data, error, sort, setSort, isFetching } = useListContext<R>();
  const { shown, isWanted } = useShownRecord();
  if (!data?.length) return <ListFeedback columnCount={columns.length} {...empty} />;

  const handleSort = (source: string) =>
    setSort({ field: source, order: sort.field === source && sort.order === 'ASC' ? 'DESC' : 'ASC' });

  return (
    <Box sx={{ containerType: 'inline-size' }}>
      <Paper variant="outlined" sx={tableSx(columns)} aria-busy={isFetching}>
        {(shown || isWanted) && (
          <div role="status" style={visuallyHidden}>
            {shown && translate('list.shown', { title: titleOf(shown) })}
          </div>
        )}
        {error && (
          <Box sx={{ margin: 1.5 }}>
            <ListFailure title="list.notReadAgain" />
          </Box>
        )}
        <CardSorting columns={columns} />
        <table role="table" aria-label={label}>
          <thead role="rowgroup">
            <tr role="row">
              {columns.map(({ label: key, source, variant }) => (
                <th
                  key={key}
                  scope="col"
                  role="columnheader"
                  className={variant}
                  aria-sort={
                    source && sort.field === source
                      ? sort.order === 'DESC'
                        ? 'descending'
                        : 'ascending'
                      : undefined
                  }
                >
                  {source ? (
                    <button type="button" className="sort" onClick={() => handleSort(source)}>
                      {translate(key)}
                      <ArrowIcon />
                    </button>
                  ) : (
                    <span style={variant === 'bare' || variant === 'actions' ? visuallyHidden : undefined}>
                      {translate(key)}
                    </span>
                  )}
                </th>
              ))}
            </tr>
          </thead>
          <tbody role="rowgroup">
            {data.map((record) => (
              <RecordContextProvider key={record.id} value={record}>
                <tr
                  role="row"
                  ref={passFocusToNextRow}
                  className={record.id === shown?.id ? 'is-shown' : undefined}
                  aria-current={record.id === shown?.id || undefined}
                >
                  {columns.map(({ label: key, variant, render }) => (
                    <td key={key} role="cell" className={variant} data-label={translate(key)}>
                      {render(record)}
                    </td>
                  ))}
                </tr>
              </RecordContextProvider>
            ))}
          </tbody>
        </table>
      </Paper>
    </Box>
  );
};
