import '../../i18n/registers.ts';
import { CreateButton } from '../../components/list/CreateButton.tsx';
import { DataTable } from '../../components/list/DataTable.tsx';
import { DeleteButton } from '../../components/list/DeleteButton.tsx';
import { EditButton } from '../../components/list/EditButton.tsx';
import { TitleField } from '../../components/list/fields.tsx';
import { MissingSelect } from '../../components/list/filters.tsx';
import { List } from '../../components/list/List.tsx';
import { ListByType } from '../../components/list/ListByType.tsx';
import { codeSearch } from '../../components/types/useTypes.ts';

const filters = [<MissingSelect key="lacking" source="lacking" />];

/** The templates of the chosen type of client. */
export const TemplateList = () => (
  <ListByType placeholder="types.choose" notChosen="templates.notChosen">
    {(code) => (
      <List
        key={code}
        title={false}
        storeKey={code}
        filter={{ code }}
        perPage={5}
        filters={filters}
        actions={false}
      >
        <DataTable emptyText="templates.empty" emptyAction={<CreateButton search={codeSearch(code)} />}>
          <DataTable.Col source="id" />
          <DataTable.Col source="entries.ru.title" cell="title" field={TitleField} />
          <DataTable.Col label="list.edit" cell="icon" field={EditButton} />
          <DataTable.Col label="list.delete" cell="icon" field={DeleteButton} />
        </DataTable>
      </List>
    )}
  </ListByType>
);
