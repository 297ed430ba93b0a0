import Icon from '@mui/icons-material/CorporateFareOutlined';
import type { RaRecord, ResourceProps } from 'react-admin';
import { Create, Edit } from '../../components/form/Edit.tsx';
import { TextInput } from '../../components/form/inputs.tsx';
import { LanguageTabs } from '../../components/form/LanguageTabs.tsx';
import { SimpleForm } from '../../components/form/SimpleForm.tsx';
import { DataTable } from '../../components/list/DataTable.tsx';
import { DeleteButton, EditButton } from '../../components/list/editAndDelete.tsx';
import { LongTextField, TitleField } from '../../components/list/fields.tsx';
import { MissingSelect } from '../../components/list/filters.tsx';
import { List } from '../../components/list/List.tsx';
import { textOf } from '../../dataProvider/listing.ts';
import type { ScreenName } from '../../wire/kinds.ts';

const form = (
  <SimpleForm defaultValues={() => ({ code: '' })}>
    <LanguageTabs shared={<TextInput source="code" />}>
      <TextInput source="title" />
      <TextInput source="about" multiline minRows={5} />
    </LanguageTabs>
  </SimpleForm>
);

const AboutField = ({ source }: { source?: string }) => (
  <LongTextField source={source} title="departments.aboutOf" />
);

/** The Russian name, else the code, else the number. */
export const nameOfDepartment = ({ id, code, entries }: RaRecord): string =>
  [entries?.ru?.title, code].map((name) => textOf(name).trim()).find(Boolean) ?? `№ ${id}`;

/** The list has names in the order uz, ru, en, and other texts in the order ru, uz, en (part 2, §2). */
export const departments = {
  name: 'departments',
  icon: Icon,
  list: (
    <List filters={[<MissingSelect key="lacking" source="lacking" />]}>
      <DataTable>
        <DataTable.Col source="id" />
        <DataTable.Col source="code" cell="code" />
        <DataTable.Col source="entries.uz.title" cell="text" field={LongTextField} />
        <DataTable.Col source="entries.ru.title" cell="title" field={TitleField} sx={{ width: '28%' }} />
        <DataTable.Col source="entries.en.title" cell="text" field={LongTextField} />
        <DataTable.Col source="entries.ru.about" cell="text" field={AboutField} />
        <DataTable.Col source="entries.uz.about" cell="text" field={AboutField} />
        <DataTable.Col source="entries.en.about" cell="text" field={AboutField} />
        <DataTable.Col label="list.edit" cell="icon" field={EditButton} />
        <DataTable.Col label="list.delete" cell="icon" field={DeleteButton} />
      </DataTable>
    </List>
  ),
  create: <Create>{form}</Create>,
  edit: <Edit>{form}</Edit>,
  recordRepresentation: nameOfDepartment,
} satisfies ResourceProps & { name: ScreenName };
