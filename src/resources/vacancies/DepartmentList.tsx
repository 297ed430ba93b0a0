import '../../i18n/vacancies.ts';
import { DataTable } from '../../components/list/DataTable.tsx';
import { DeleteButton } from '../../components/list/DeleteButton.tsx';
import { EditButton } from '../../components/list/EditButton.tsx';
import { LongTextField, TitleField } from '../../components/list/fields.tsx';
import { MissingSelect } from '../../components/list/filters.tsx';
import { List } from '../../components/list/List.tsx';

const filters = [<MissingSelect key="lacking" source="lacking" />];

/** Names are in the order uz, ru, en, the other texts ru, uz, en (part 2, §2). */
export const DepartmentList = () => (
  <List filters={filters}>
    <DataTable>
      <DataTable.Col source="id" />
      <DataTable.Col source="code" cell="code" />
      <DataTable.Col source="entries.uz.title" cell="text" />
      <DataTable.Col source="entries.ru.title" cell="title" field={TitleField} />
      <DataTable.Col source="entries.en.title" cell="text" />
      <DataTable.Col source="entries.ru.about" cell="text" field={AboutField} />
      <DataTable.Col source="entries.uz.about" cell="text" field={AboutField} />
      <DataTable.Col source="entries.en.about" cell="text" field={AboutField} />
      <DataTable.Col label="list.edit" cell="icon" field={EditButton} />
      <DataTable.Col label="list.delete" cell="icon" field={DeleteButton} />
    </DataTable>
  </List>
);

const AboutField = ({ source }: { source?: string }) => (
  <LongTextField source={source} title="departments.aboutOf" />
);
