import '../../i18n/vacancies.ts';
import { column } from '../../components/columns.tsx';
import { PlainList } from '../../components/PlainList.tsx';
import type { Column } from '../../components/RecordTable.tsx';
import { ApplicationsAction } from './ApplicationsAction.tsx';
import { Status } from './Status.tsx';
import { TestLink } from './TestLink.tsx';
import { useStatuses } from './useStatuses.ts';
import type { Vacancy } from './vacancy.ts';

const VacancyStatus = ({ status }: Vacancy) => {
  const { statuses } = useStatuses('vacancyStatuses');
  return <Status value={status} statuses={statuses} />;
};

const columns: readonly Column<Vacancy>[] = [
  column.value('id', 'vacancies.columns.id'),
  column.day('expireDate', 'vacancies.columns.expireDate'),
  column.title('vacancies.columns.title'),
  {
    ...column.text('linkForTesting', 'vacancies.columns.linkForTesting'),
    render: ({ linkForTesting }) => <TestLink link={linkForTesting ?? ''} />,
  },
  column.day('dateOfTesting', 'vacancies.columns.dateOfTesting'),
  {
    label: 'vacancies.columns.status',
    source: 'status',
    render: (vacancy) => <VacancyStatus {...vacancy} />,
  },
  { label: 'vacancies.columns.applications', variant: 'bare', render: () => <ApplicationsAction /> },
  column.edit,
  column.remove,
];

export const VacancyList = () => <PlainList columns={columns} />;
