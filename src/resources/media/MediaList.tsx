import { DataTable } from '../../components/list/DataTable.tsx';
import { DeleteButton } from '../../components/list/DeleteButton.tsx';
import { EditButton } from '../../components/list/EditButton.tsx';
import { CoverField, DateField, TitleField } from '../../components/list/fields.tsx';
import { DateInput, MissingSelect, SearchInput } from '../../components/list/filters.tsx';
import { List } from '../../components/list/List.tsx';

const filters = [
  <SearchInput key="title" source="title" />,
  <DateInput key="from" source="from" />,
  <DateInput key="to" source="to" />,
  <MissingSelect key="lacking" source="lacking" />,
];

export const MediaList = () => (
  <List filters={filters}>
    <DataTable>
      <DataTable.Col source="id" />
      <DataTable.Col source="entries.ru.title" cell="title" field={TitleField} />
      <DataTable.Col source="cover" cell="icon" field={CoverField} disableSort />
      <DataTable.Col source="posted" label="fields.posted" field={DateField} />
      <DataTable.Col label="list.edit" cell="icon" field={EditButton} />
      <DataTable.Col label="list.delete" cell="icon" field={DeleteButton} />
    </DataTable>
  </List>
);
