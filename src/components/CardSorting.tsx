import Box from '@mui/material/Box';
import { useId } from 'react';
import { type SortPayload, useListContext, useTranslate } from 'react-admin';
import { SERVER_ORDER } from '../dataProvider/listing.ts';

interface CardSortingProps {
  columns: readonly { label: string; source?: string }[];
}

const ORDERS = ['ASC', 'DESC'] as const;

const nameOf = ({ field, order }: SortPayload) => `${field} ${order}`;

const selectSx = {
  flex: 1,
  minWidth: 0,
  maxWidth: 420,
  minHeight: 40,
  paddingInline: 1,
  border: 1,
  borderColor: 'text.secondary',
  borderRadius: 1,
  bgcolor: 'background.paper',
  color: 'inherit',
  font: 'inherit',
};

/** What the headers of a table do, for rows that are cards; `tableSx` shows it there alone. */
export const CardSorting = ({ columns }: CardSortingProps) => {
  const translate = useTranslate();
  const id = useId();
  const { sort, setSort } = useListContext();
  const choices = columns.flatMap(({ label, source: field }) =>
    field
      ? ORDERS.map((order) => ({ field, order, label: `${translate(label)}: ${translate(`list.${order}`)}` }))
      : [],
  );
  if (choices.length === 0) return null;
  const chosen = choices.find((choice) => nameOf(choice) === nameOf(sort));
  return (
    <div className="sorting screen-only">
      <label htmlFor={id}>{translate('list.sorting')}</label>
      <Box
        component="select"
        id={id}
        sx={selectSx}
        value={chosen ? nameOf(chosen) : ''}
        onChange={(event) => {
          const { field, order } =
            choices.find((choice) => nameOf(choice) === event.target.value) ?? SERVER_ORDER;
          setSort({ field, order });
        }}
      >
        <option value="">{translate('list.unsorted')}</option>
        {choices.map((choice) => (
          <option key={nameOf(choice)} value={nameOf(choice)}>
            {choice.label}
          </option>
        ))}
      </Box>
    </div>
  );
};
