import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { AddButton } from '../../components/AddButton.tsx';
import { DeleteWithCancelToast } from '../../components/DeleteWithCancelToast.tsx';
import { EditAction } from '../../components/EditAction.tsx';
import { ListPages } from '../../components/ListPages.tsx';
import { PageHeader } from '../../components/PageHeader.tsx';
import { RecordList } from '../../components/RecordList.tsx';
import { type Column, RecordTable } from '../../components/RecordTable.tsx';
import { denseSx } from '../../components/recordTableSx.ts';
import { TitleLink } from '../../components/TitleLink.tsx';
import { russianDay } from '../../dates.ts';
import { ApplicationsAction } from './ApplicationsAction.tsx';
import { Status } from './Status.tsx';
import { TestLink } from './TestLink.tsx';
import { useStatuses } from './useStatuses.ts';
import type { Vacancy } from './vacancy.ts';

const VacancyStatus = ({ status }: Vacancy) => {
  const { statuses } = useStatuses('vacancyStatuses');
  return <Status value={status} statuses={statuses} />;
};

const COLUMNS: readonly Column<Vacancy>[] = [
  { label: 'vacancies.columns.id', source: 'id', render: ({ id }) => id },
  {
    label: 'vacancies.columns.expireDate',
    source: 'expireDate',
    render: ({ expireDate }) => russianDay(expireDate),
  },
  {
    label: 'vacancies.columns.title',
    source: 'entries.ru.title',
    variant: 'heading',
    render: ({ entries }) => <TitleLink title={entries.ru.title ?? ''} />,
  },
  {
    label: 'vacancies.columns.linkForTesting',
    source: 'linkForTesting',
    variant: 'text',
    render: ({ linkForTesting }) => <TestLink link={linkForTesting ?? ''} />,
  },
  {
    label: 'vacancies.columns.dateOfTesting',
    source: 'dateOfTesting',
    render: ({ dateOfTesting }) => russianDay(dateOfTesting),
  },
  {
    label: 'vacancies.columns.status',
    source: 'status',
    render: (vacancy) => <VacancyStatus {...vacancy} />,
  },
  { label: 'vacancies.columns.applications', variant: 'bare', render: () => <ApplicationsAction /> },
  { label: 'list.edit', variant: 'bare', render: () => <EditAction /> },
  { label: 'list.delete', variant: 'bare', render: () => <DeleteWithCancelToast /> },
];

const EVERY_VACANCY = {};

export const VacancyList = () => {
  const title = useTranslate()('resources.vacancies.name');
  return (
    <>
      <PageHeader title={title}>
        <AddButton />
      </PageHeader>
      <RecordList name="all" filter={EVERY_VACANCY}>
        <Box sx={denseSx}>
          <RecordTable columns={COLUMNS} label={title} emptyAction={<AddButton />} />
        </Box>
        <ListPages />
      </RecordList>
    </>
  );
};
