import Icon from '@mui/icons-material/FileCopyOutlined';
import type { ResourceProps } from 'react-admin';
import { DataTable } from '../../components/list/DataTable.tsx';
import { DeleteButton, EditButton } from '../../components/list/editAndDelete.tsx';
import { TitleField } from '../../components/list/fields.tsx';
import { MissingSelect } from '../../components/list/filters.tsx';
import { CreateOfType, ListByType } from '../../components/list/ListByType.tsx';
import { titleOf } from '../../components/titleOf.ts';
import { DocumentCreate, DocumentEdit } from '../../components/types/DocumentForm.tsx';
import type { ScreenName } from '../../wire/kinds.ts';

const filters = [<MissingSelect key="lacking" source="lacking" />];

export const templates = {
  name: 'templates',
  icon: Icon,
  list: (
    <ListByType placeholder="types.choose" notChosen="templates.notChosen" perPage={5} filters={filters}>
      <DataTable emptyText="templates.empty" emptyAction={<CreateOfType />}>
        <DataTable.Col source="id" />
        <DataTable.Col source="entries.ru.title" cell="title" field={TitleField} />
        <DataTable.Col label="list.edit" cell="icon" field={EditButton} />
        <DataTable.Col label="list.delete" cell="icon" field={DeleteButton} />
      </DataTable>
    </ListByType>
  ),
  create: DocumentCreate,
  edit: DocumentEdit,
  recordRepresentation: titleOf,
} satisfies ResourceProps & { name: ScreenName };
