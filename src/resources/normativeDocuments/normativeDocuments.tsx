import TypeIcon from '@mui/icons-material/AccountTreeOutlined';
import KindIcon from '@mui/icons-material/GavelOutlined';
import type { ResourceProps } from 'react-admin';
import { Create, Edit } from '../../components/form/Edit.tsx';
import { DateInput, TextInput } from '../../components/form/inputs.tsx';
import { LanguageTabs } from '../../components/form/LanguageTabs.tsx';
import { SimpleForm } from '../../components/form/SimpleForm.tsx';
import { DataTable } from '../../components/list/DataTable.tsx';
import { DeleteButton, EditButton } from '../../components/list/editAndDelete.tsx';
import { DateField, TitleField } from '../../components/list/fields.tsx';
import { MissingSelect } from '../../components/list/filters.tsx';
import { List } from '../../components/list/List.tsx';
import { CreateOfType, ListByType } from '../../components/list/ListByType.tsx';
import { titleOf } from '../../components/titleOf.ts';
import { DocumentCreate, DocumentEdit } from '../../components/types/DocumentForm.tsx';
import { today } from '../../dates.ts';
import type { ScreenName } from '../../wire/kinds.ts';

const filters = [<MissingSelect key="lacking" source="lacking" />];

const typeForm = (
  <SimpleForm defaultValues={() => ({ code: '' })}>
    <LanguageTabs shared={<TextInput source="code" />}>
      <TextInput source="title" />
    </LanguageTabs>
  </SimpleForm>
);

export const normativeDocumentTypes = {
  name: 'normativeDocumentTypes',
  icon: TypeIcon,
  list: (
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
  ),
  create: <Create>{typeForm}</Create>,
  edit: <Edit>{typeForm}</Edit>,
  recordRepresentation: titleOf,
} satisfies ResourceProps & { name: ScreenName };

const inputs = (
  <>
    <TextInput source="documentNumber" />
    <DateInput source="publishTime" />
  </>
);

const newDocument = () => ({ documentNumber: '', publishTime: today() });

export const normativeDocuments = {
  name: 'normativeDocuments',
  icon: KindIcon,
  list: (
    <ListByType
      placeholder="types.chooseTable"
      notChosen="normativeDocuments.notChosen"
      perPage={5}
      filters={filters}
    >
      <DataTable emptyAction={<CreateOfType />}>
        <DataTable.Col source="id" />
        <DataTable.Col source="entries.ru.title" cell="title" field={TitleField} />
        <DataTable.Col source="documentNumber" cell="code" />
        <DataTable.Col source="publishTime" label="fields.posted" field={DateField} />
        <DataTable.Col label="list.edit" cell="icon" field={EditButton} />
        <DataTable.Col label="list.delete" cell="icon" field={DeleteButton} />
      </DataTable>
    </ListByType>
  ),
  create: (
    <DocumentCreate defaultValues={newDocument} submitLabel="form.create">
      {inputs}
    </DocumentCreate>
  ),
  edit: <DocumentEdit>{inputs}</DocumentEdit>,
  recordRepresentation: titleOf,
} satisfies ResourceProps & { name: ScreenName };
