import { MenuItem, TextField } from '@mui/material';
import { useListContext, useTranslate, useTranslateLabel } from 'react-admin';

interface SortSelectProps {
  columns: readonly { source?: string; label?: unknown; disableSort?: boolean }[];
}

const ORDERS = ['ASC', 'DESC'] as const;

/**
 * Sorts the cards of a narrow screen, which have no header. react-admin's SortButton takes no labels of columns and shows no order on a
 * phone.
 */
export const SortSelect = ({ columns }: SortSelectProps) => {
  const translate = useTranslate();
  const translateLabel = useTranslateLabel();
  const { sort, setSort, resource } = useListContext();
  const options = columns.flatMap(({ source = '', label, disableSort }) => {
    if (!source || disableSort) return [];
    const field = translateLabel({ source, resource, label: typeof label === 'string' ? label : undefined });
    return ORDERS.map((order) => ({
      value: `${source} ${order}`,
      text: translate('ra.sort.sort_by', { field, order: translate(`ra.sort.${order}`) }),
      sort: { field: source, order },
    }));
  });
  if (options.length === 0) return null;
  const chosen = options.find(({ value }) => value === `${sort.field} ${sort.order}`);
  return (
    <TextField
      select
      className="sorting screen-only"
      label={translate('ra.action.sort')}
      value={chosen?.value ?? ''}
      onChange={({ target }) => {
        const option = options.find(({ value }) => value === target.value);
        if (option) setSort(option.sort);
      }}
      sx={{ minWidth: 220, marginBottom: 1.5 }}
    >
      {options.map(({ value, text }) => (
        <MenuItem key={value} value={value}>
          {text}
        </MenuItem>
      ))}
    </TextField>
  );
};
