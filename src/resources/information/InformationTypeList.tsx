import { DataTable } from '../../components/list/DataTable.tsx';
import { DeleteButton } from '../../components/list/DeleteButton.tsx';
import { EditButton } from '../../components/list/EditButton.tsx';
import { TitleField } from '../../components/list/fields.tsx';
import { List } from '../../components/list/List.tsx';

export const InformationTypeList = () => (
  <List>
    <DataTable>
      <DataTable.Col source="id" />
      <DataTable.Col source="code" cell="code" />
      <DataTable.Col source="name" cell="title" field={TitleField} />
      <DataTable.Col label="list.edit" cell="icon" field={EditButton} />
      <DataTable.Col label="list.delete" cell="icon" field={DeleteButton} />
    </DataTable>
  </List>
);
