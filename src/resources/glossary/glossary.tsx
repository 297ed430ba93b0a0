import Icon from '@mui/icons-material/MenuBookOutlined';
import type { ResourceProps } from 'react-admin';
import { Create, Edit } from '../../components/form/Edit.tsx';
import { TextInput } from '../../components/form/inputs.tsx';
import { LanguageTabs } from '../../components/form/LanguageTabs.tsx';
import { SimpleForm } from '../../components/form/SimpleForm.tsx';
import { DataTable } from '../../components/list/DataTable.tsx';
import { DeleteButton, EditButton } from '../../components/list/editAndDelete.tsx';
import { LongTextField, TitleField } from '../../components/list/fields.tsx';
import { MissingSelect, SearchInput } from '../../components/list/filters.tsx';
import { List } from '../../components/list/List.tsx';
import { titleOf } from '../../components/titleOf.ts';
import type { ScreenName } from '../../wire/kinds.ts';

const form = (
  <SimpleForm>
    <LanguageTabs>
      <TextInput source="title" />
      <TextInput source="description" multiline minRows={5} />
    </LanguageTabs>
  </SimpleForm>
);

const filters = [
  <SearchInput key="title" source="title" placeholder="glossary.search" />,
  <MissingSelect key="lacking" source="lacking" />,
];

export const glossary = {
  name: 'glossary',
  icon: Icon,
  list: (
    <List filters={filters}>
      <DataTable>
        <DataTable.Col source="id" />
        <DataTable.Col source="entries.ru.title" cell="title" field={TitleField} />
        <DataTable.Col source="entries.ru.description" cell="text" field={LongTextField} />
        <DataTable.Col label="list.edit" cell="icon" field={EditButton} />
        <DataTable.Col label="list.delete" cell="icon" field={DeleteButton} />
      </DataTable>
    </List>
  ),
  create: <Create>{form}</Create>,
  edit: <Edit>{form}</Edit>,
  recordRepresentation: titleOf,
} satisfies ResourceProps & { name: ScreenName };
