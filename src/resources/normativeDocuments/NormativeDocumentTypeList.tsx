import { DataTable } from '../../components/list/DataTable.tsx';
import { DeleteButton } from '../../components/list/DeleteButton.tsx';
import { EditButton } from '../../components/list/EditButton.tsx';
import { TitleField } from '../../components/list/fields.tsx';
import { MissingSelect } from '../../components/list/filters.tsx';
import { List } from '../../components/list/List.tsx';

const filters = [<MissingSelect key="lacking" source="lacking" />];

export const NormativeDocumentTypeList = () => (
  <List filters={filters}>
    <DataTable>
      <DataTable.Col source="id" />
      <DataTable.Col source="code" cell="code" />
      <DataTable.Col source="entries.uz.title" cell="text" />
      <DataTable.Col source="entries.ru.title" cell="title" field={TitleField} />
      <DataTable.Col source="entries.en.title" cell="text" />
      <DataTable.Col label="list.edit" cell="icon" field={EditButton} />
      <DataTable.Col label="list.delete" cell="icon" field={DeleteButton} />
    </DataTable>
  </List>
);
