import TypeIcon from '@mui/icons-material/CategoryOutlined';
import KindIcon from '@mui/icons-material/TableChartOutlined';
import type { RaRecord, ResourceProps } from 'react-admin';
import { ChoiceInput } from '../../components/form/ChoiceInput.tsx';
import { Create, Edit } from '../../components/form/Edit.tsx';
import { FieldColumn, TextInput } from '../../components/form/inputs.tsx';
import { SimpleForm } from '../../components/form/SimpleForm.tsx';
import { DataTable } from '../../components/list/DataTable.tsx';
import { DeleteButton, EditButton } from '../../components/list/editAndDelete.tsx';
import { TitleField } from '../../components/list/fields.tsx';
import { List } from '../../components/list/List.tsx';
import { titleOf } from '../../components/titleOf.ts';
import { DocumentCreate, DocumentEdit } from '../../components/types/DocumentForm.tsx';
import { choicesFor } from '../../dataProvider/choices.ts';
import { textOf } from '../../dataProvider/listing.ts';
import type { ScreenName } from '../../wire/kinds.ts';
import { InformationList } from './InformationList.tsx';
import { useOpenYearAndList, yearsDown } from './years.ts';

const typeForm = (
  <SimpleForm defaultValues={() => ({ code: '', name: '' })}>
    <FieldColumn>
      <TextInput source="code" />
      <TextInput source="name" />
    </FieldColumn>
  </SimpleForm>
);

export const informationTypes = {
  name: 'informationTypes',
  icon: TypeIcon,
  list: (
    <List>
      <DataTable>
        <DataTable.Col source="id" />
        <DataTable.Col source="code" cell="code" />
        <DataTable.Col source="name" cell="title" field={TitleField} />
        <DataTable.Col label="list.edit" cell="icon" field={EditButton} />
        <DataTable.Col label="list.delete" cell="icon" field={DeleteButton} />
      </DataTable>
    </List>
  ),
  create: <Create>{typeForm}</Create>,
  edit: <Edit>{typeForm}</Edit>,
  recordRepresentation: ({ id, name }: RaRecord) => textOf(name) || `№ ${id}`,
} satisfies ResourceProps & { name: ScreenName };

/** «Год добавления»: from 2010 to the current year; a document of another year keeps its own. */
const yearInput = (
  <ChoiceInput
    source="year"
    placeholder="information.chooseYear"
    choicesFor={(stored) => ({
      options: choicesFor(
        yearsDown([stored]).map((year) => ({ id: year, name: String(year) })),
        stored,
      ),
    })}
  />
);

const newInformation = () => ({ year: null });

export const information = {
  name: 'information',
  icon: KindIcon,
  list: InformationList,
  create: () => (
    <DocumentCreate defaultValues={newInformation} redirect={useOpenYearAndList()}>
      {yearInput}
    </DocumentCreate>
  ),
  edit: () => <DocumentEdit redirect={useOpenYearAndList()}>{yearInput}</DocumentEdit>,
  recordRepresentation: titleOf,
} satisfies ResourceProps & { name: ScreenName };
