import '../../i18n/vacancies.ts';
import { useRecordContext } from 'react-admin';
import { DataTable } from '../../components/list/DataTable.tsx';
import { DeleteButton } from '../../components/list/DeleteButton.tsx';
import { EditButton } from '../../components/list/EditButton.tsx';
import { DateField, TitleField } from '../../components/list/fields.tsx';
import { MissingSelect } from '../../components/list/filters.tsx';
import { List } from '../../components/list/List.tsx';
import { ApplicationsButton } from './ApplicationsButton.tsx';
import { Status } from './Status.tsx';
import { TestLink } from './TestLink.tsx';
import { useStatuses } from './useStatuses.ts';

const filters = [<MissingSelect key="lacking" source="lacking" />];

export const VacancyList = () => (
  <List filters={filters}>
    <DataTable>
      <DataTable.Col source="id" />
      <DataTable.Col source="expireDate" label="vacancies.columns.expireDate" field={DateField} />
      <DataTable.Col source="entries.ru.title" cell="title" field={TitleField} />
      <DataTable.Col
        source="linkForTesting"
        label="vacancies.columns.linkForTesting"
        cell="text"
        render={({ linkForTesting }) => <TestLink link={linkForTesting ?? ''} />}
      />
      <DataTable.Col source="dateOfTesting" label="vacancies.columns.dateOfTesting" field={DateField} />
      <DataTable.Col source="status" label="vacancies.columns.status" field={VacancyStatus} />
      <DataTable.Col label="vacancies.columns.applications" cell="icon" field={ApplicationsButton} />
      <DataTable.Col label="list.edit" cell="icon" field={EditButton} />
      <DataTable.Col label="list.delete" cell="icon" field={DeleteButton} />
    </DataTable>
  </List>
);

const VacancyStatus = () => {
  const { statuses } = useStatuses('vacancyStatuses');
  return <Status value={useRecordContext()?.status} statuses={statuses} />;
};
