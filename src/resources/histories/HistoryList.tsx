import '../../i18n/registers.ts';
import { DataTable } from '../../components/list/DataTable.tsx';
import { DeleteButton } from '../../components/list/DeleteButton.tsx';
import { EditButton } from '../../components/list/EditButton.tsx';
import { LongTextField, TitleField } from '../../components/list/fields.tsx';
import { MissingSelect } from '../../components/list/filters.tsx';
import { List } from '../../components/list/List.tsx';

const filters = [<MissingSelect key="lacking" source="lacking" />];

export const HistoryList = () => (
  <List perPage={5} filters={filters}>
    <DataTable emptyText="histories.empty">
      <DataTable.Col source="id" />
      <DataTable.Col source="year" cell="title" field={TitleField} />
      <DataTable.Col source="entries.ru.description" cell="text" field={LongTextField} />
      <DataTable.Col label="list.edit" cell="icon" field={EditButton} />
      <DataTable.Col label="list.delete" cell="icon" field={DeleteButton} />
    </DataTable>
  </List>
);
