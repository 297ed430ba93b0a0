import Icon from '@mui/icons-material/HistoryEduOutlined';
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

/** Digits are stored as a number, any other text as it is typed. */
const asYear = (typed: string) => (/^\d+$/.test(typed) ? Number(typed) : typed);

const form = (submitLabel?: string) => (
  <SimpleForm defaultValues={() => ({ year: '' })} submitLabel={submitLabel}>
    <LanguageTabs shared={<TextInput source="year" parse={asYear} inputMode="numeric" />}>
      <TextInput source="description" multiline minRows={8} />
    </LanguageTabs>
  </SimpleForm>
);

export const histories = {
  name: 'histories',
  icon: Icon,
  list: (
    <List perPage={5} filters={[<MissingSelect key="lacking" source="lacking" />]}>
      <DataTable emptyText="histories.empty">
        <DataTable.Col source="id" />
        <DataTable.Col source="year" cell="title" field={TitleField} />
        <DataTable.Col source="entries.ru.description" cell="text" field={LongTextField} />
        <DataTable.Col label="list.edit" cell="icon" field={EditButton} />
        <DataTable.Col label="list.delete" cell="icon" field={DeleteButton} />
      </DataTable>
    </List>
  ),
  create: <Create>{form('form.add')}</Create>,
  edit: <Edit>{form()}</Edit>,
  recordRepresentation: ({ id, year }: RaRecord) => textOf(year) || `№ ${id}`,
} satisfies ResourceProps & { name: ScreenName };
