import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';
import { visuallyHidden } from '@mui/utils';
import { type RaRecord, RecordContextProvider, useListContext, useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { CardSorting } from './CardSorting.tsx';
import { ListFailure, ListFeedback } from './ListFeedback.tsx';
import { passFocusToNextRow } from './passFocus.ts';
import { tableSx, type Variant } from './recordTableSx.ts';
import { titleOf } from './titleOf.ts';
import { useShownRecord } from './useShownRecord.ts';

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

/** The row that was just saved: a bar that stays, and a ground that fades. */
const shownSx = {
  '@keyframes fade': { from: { backgroundColor: 'var(--mui-palette-action-focus)' } },
  animation: 'fade 4s ease-in',
  '& > :first-of-type': { boxShadow: 'inset 4px 0 0 var(--mui-palette-primary-main)' },
};

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
        <Table role="table" aria-label={label}>
          <TableHead role="rowgroup">
            <TableRow role="row">
              {columns.map(({ label: key, source, variant }) => (
                <TableCell
                  key={key}
                  role="columnheader"
                  align={variant === 'number' ? 'right' : undefined}
                  sortDirection={
                    source && sort.field === source ? (sort.order === 'DESC' ? 'desc' : 'asc') : false
                  }
                >
                  {source ? (
                    <TableSortLabel
                      active={sort.field === source}
                      direction={sort.field === source && sort.order === 'DESC' ? 'desc' : 'asc'}
                      onClick={() => handleSort(source)}
                    >
                      {translate(key)}
                    </TableSortLabel>
                  ) : (
                    <span style={variant === 'bare' || variant === 'actions' ? visuallyHidden : undefined}>
                      {translate(key)}
                    </span>
                  )}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody role="rowgroup">
            {data.map((record) => (
              <RecordContextProvider key={record.id} value={record}>
                <TableRow
                  role="row"
                  hover
                  ref={passFocusToNextRow}
                  aria-current={record.id === shown?.id || undefined}
                  sx={record.id === shown?.id ? shownSx : undefined}
                >
                  {columns.map(({ label: key, variant, render }) => (
                    <TableCell
                      key={key}
                      role="cell"
                      className={variant}
                      align={variant === 'number' ? 'right' : undefined}
                      data-label={translate(key)}
                    >
                      {render(record)}
                    </TableCell>
                  ))}
                </TableRow>
              </RecordContextProvider>
            ))}
          </TableBody>
        </Table>
      </Paper>
    </Box>
  );
};
