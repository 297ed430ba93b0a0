import ApplicationsIcon from '@mui/icons-material/PeopleAltOutlined';
import { Link } from '@mui/material';
import { useCreatePath, useListContext, useRecordContext, useTranslate } from 'react-admin';
import { DataTable } from '../../components/list/DataTable.tsx';
import { DeleteButton, EditButton, useRowName } from '../../components/list/editAndDelete.tsx';
import { breakable, DateField, TitleField } from '../../components/list/fields.tsx';
import { MissingSelect } from '../../components/list/filters.tsx';
import { List } from '../../components/list/List.tsx';
import { RowButton } from '../../components/list/RowButton.tsx';
import { handOver } from '../../dataProvider/handOver.ts';
import { vacancyCalls } from '../../dataProvider/kindCalls.ts';
import { textOf } from '../../dataProvider/listing.ts';
import { Status, StatusSelect } from './statuses.tsx';

const StatusFilter = ({ source = 'status' }) => {
  const { data, filterValues } = useListContext();
  const stored = filterValues.status || data?.find(({ status }) => status)?.status;
  return <StatusSelect source={source} call={vacancyCalls.statuses} stored={stored} />;
};

const filters = [
  <StatusFilter key="status" source="status" />,
  <MissingSelect key="lacking" source="lacking" />,
];

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
        render={({ linkForTesting }) => <TestLink link={textOf(linkForTesting)} />}
      />
      <DataTable.Col source="dateOfTesting" label="vacancies.columns.dateOfTesting" field={DateField} />
      <DataTable.Col source="status" label="vacancies.columns.status" field={VacancyStatus} />
      <DataTable.Col label="vacancies.columns.applications" cell="icon" field={ApplicationsButton} />
      <DataTable.Col label="list.edit" cell="icon" field={EditButton} />
      <DataTable.Col label="list.delete" cell="icon" field={DeleteButton} />
    </DataTable>
  </List>
);

const VacancyStatus = () => <Status call={vacancyCalls.statuses} value={useRecordContext()?.status} />;

/** Opens the applications for this row's vacancy, which is handed over like an item to a form (part 2, §2). */
const ApplicationsButton = () => {
  const translate = useTranslate();
  const vacancy = useRecordContext();
  const createPath = useCreatePath();
  const item = useRowName();
  if (!vacancy) return null;
  return (
    <RowButton
      label={translate('vacancies.columns.applications')}
      item={item}
      icon={<ApplicationsIcon />}
      to={createPath({ resource: 'applications', type: 'list' })}
      onClick={() => handOver.offer('vacancies', vacancy)}
    />
  );
};

export const isWebAddress = (link: string) => /^https?:\/\//i.test(link);

const TestLink = ({ link }: { link: string }) => {
  const translate = useTranslate();
  if (!isWebAddress(link)) return link;
  return (
    <Link
      href={link}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={translate('vacancies.openLink', { link })}
      sx={{ display: 'inline-block', paddingBlock: 0.5, fontWeight: 450 }}
    >
      {breakable(link.replace(/^https?:\/\//i, ''))}
    </Link>
  );
};
