import { Box, Paper, useForkRef } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import { Children, createContext, isValidElement, type ReactNode, useContext } from 'react';
import {
  DataTableBody,
  type DataTableBodyProps,
  type DataTableColumnProps,
  DataTableRow,
  type DataTableRowProps,
  type Identifier,
  DataTable as RaDataTable,
  type DataTableProps as RaDataTableProps,
  useDataTableRenderContext,
  useDataTableSortContext,
  useGetRecordRepresentation,
  useListContext,
  useRecordContext,
  useResourceContext,
  useResourceDefinition,
  useTranslate,
  useTranslateLabel,
} from 'react-admin';
import { hasId } from '../../dataProvider/records.ts';
import { EmptyPanel } from '../EmptyPanel.tsx';
import { Notice } from '../Notice.tsx';
import { passFocusToNextRow } from '../passFocus.ts';
import { SkeletonRows } from '../SkeletonRows.tsx';
import { CreateButton } from './CreateButton.tsx';
import { languageOf, TextField } from './fields.tsx';
import { MovingRows } from './rowActs.tsx';
import { SortSelect } from './SortSelect.tsx';
import { type Cell, tableSx } from './tableSx.ts';
import { useHighlightSaved } from './useHighlightSaved.ts';

interface DataTableProps extends Omit<RaDataTableProps, 'empty'> {
  /** A translation key: what a list without records says, where no filter has emptied it. */
  emptyText?: string;
  /** Shown in an empty list; by default the button that opens the form, where the kind has one. */
  emptyAction?: ReactNode;
  /** The same where filters have emptied the list. */
  filteredText?: string;
  filteredAction?: ReactNode;
}

/** A list says nothing of its length before it is loaded. */
const MOST_SKELETON_ROWS = 7;

const Highlighted = createContext<Identifier | undefined>(undefined);

/**
 * react-admin's DataTable, with cards where the place is too narrow for its columns, a sticky header, skeleton rows, and a highlight of the
 * record that was just saved. ARIA roles are explicit, because browsers drop the table role from cards.
 */
const Table = ({
  emptyText = 'list.empty',
  emptyAction,
  filteredText = 'list.empty',
  filteredAction,
  children,
  ...props
}: DataTableProps) => {
  const translate = useTranslate();
  const resource = useResourceContext();
  const { hasCreate } = useResourceDefinition();
  const { data, error, isPending, isFetching, perPage, filterValues } = useListContext();
  const { shown, isSearching, hidden } = useHighlightSaved();
  const nameOf = useGetRecordRepresentation(resource);
  const columns = Children.toArray(children).map((column) =>
    isValidElement<ColProps>(column) ? column.props : {},
  );
  const cells = columns.map(cellOf);
  if (error && !data?.length) return null;
  if (isPending) return <SkeletonRows rowCount={Math.min(perPage, MOST_SKELETON_ROWS)} />;
  const isFiltered = Object.keys(filterValues).length > 0;
  const action = emptyAction ?? (hasCreate && <CreateButton />);
  const isListed = shown && data?.some(hasId(shown.id));
  const hiddenNotice = hidden && <HiddenNotice title={hidden.title} />;
  if (!data?.length)
    return (
      <>
        {hiddenNotice}
        <EmptyPanel text={translate(isFiltered ? filteredText : emptyText)}>
          {isFiltered ? filteredAction : action}
        </EmptyPanel>
      </>
    );
  return (
    <Box sx={{ containerType: 'inline-size' }}>
      {hiddenNotice}
      <Paper variant="outlined" aria-busy={isFetching} sx={tableSx(cells)}>
        {(shown || isSearching) && (
          <div role="status" style={visuallyHidden}>
            {isListed && translate('list.shown', { title: String(nameOf(shown)) })}
          </div>
        )}
        <SortSelect columns={columns} />
        <MovingRows ids={(data ?? []).map(({ id }) => id)}>
          <Highlighted value={shown?.id}>
            <RaDataTable
              role="table"
              aria-label={translate(`resources.${resource}.name`)}
              bulkActionButtons={false}
              rowClick={false}
              body={Body}
              {...props}
            >
              {children}
            </RaDataTable>
          </Highlighted>
        </MovingRows>
      </Paper>
    </Box>
  );
};

/** Tells that filters hide the record that was just saved. */
export const HiddenNotice = ({ title }: { title: string }) => (
  <Notice marginBottom={1.5} severity="info" title={useTranslate()('list.savedHidden', { title })} />
);

const Body = (props: DataTableBodyProps) => <DataTableBody role="rowgroup" {...props} row={Row} />;

const showRow = (row: HTMLElement | null) => row?.scrollIntoView({ block: 'nearest' });

const Row = (props: DataTableRowProps) => {
  const isHighlighted = useContext(Highlighted) === useRecordContext()?.id;
  const ref = useForkRef(passFocusToNextRow, isHighlighted ? showRow : null);
  return <DataTableRow role="row" {...props} ref={ref} aria-current={isHighlighted || undefined} />;
};

interface ColProps extends Omit<DataTableColumnProps, 'className'> {
  /** The kind of content: sets the least width and the layout in a card. */
  cell?: Cell;
}

const cellOf = ({ cell, source }: ColProps): Cell | undefined => cell ?? (source === 'id' ? 'id' : undefined);

/** react-admin's column, with attributes for cards and screen readers. */
const Col = ({ cell, ...props }: ColProps) => {
  const { source } = props;
  const isHeader = useDataTableRenderContext() === 'header';
  const sort = useDataTableSortContext();
  const label = useTranslateLabel()({ source, label: props.label });
  const order = sort?.order === 'DESC' ? 'descending' : 'ascending';
  const isSorted = source !== undefined && sort?.field === source;
  const own = isHeader
    ? ({ role: 'columnheader', scope: 'col', 'aria-sort': isSorted ? order : undefined } as const)
    : { role: 'cell', 'data-label': label, lang: languageOf(source), field: TextField };
  return (
    <RaDataTable.Col
      className={cellOf({ cell, source })}
      align={cell === 'number' ? 'right' : undefined}
      {...own}
      {...props}
    />
  );
};

export const DataTable = Object.assign(Table, { Col });
