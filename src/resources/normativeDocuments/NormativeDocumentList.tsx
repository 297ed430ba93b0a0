import '../../i18n/registers.ts';
import { DataTable } from '../../components/list/DataTable.tsx';
import { DeleteButton } from '../../components/list/DeleteButton.tsx';
import { EditButton } from '../../components/list/EditButton.tsx';
import { DateField, TitleField } from '../../components/list/fields.tsx';
import { MissingSelect } from '../../components/list/filters.tsx';
import { CreateOfType, ListByType } from '../../components/list/ListByType.tsx';

const filters = [<MissingSelect key="lacking" source="lacking" />];

/** The normative documents of the chosen type. */
export const NormativeDocumentList = () => (
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
);
