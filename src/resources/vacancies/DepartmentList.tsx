import Box from '@mui/material/Box';
import { type RaRecord, useTranslate } from 'ra-core';
import { AddButton } from '../../components/AddButton.tsx';
import { DeleteWithCancelToast } from '../../components/DeleteWithCancelToast.tsx';
import { EditAction } from '../../components/EditAction.tsx';
import { ListPages } from '../../components/ListPages.tsx';
import { LongText } from '../../components/LongText.tsx';
import { PageHeader } from '../../components/PageHeader.tsx';
import { RecordList } from '../../components/RecordList.tsx';
import { type Column, RecordTable } from '../../components/RecordTable.tsx';
import { denseSx } from '../../components/recordTableSx.ts';
import { TitleLink } from '../../components/TitleLink.tsx';
import type { Language } from '../../dataProvider/wire.ts';
import { nameOfDepartment } from './nameOfDepartment.ts';

const About = ({ department, language }: { department: RaRecord; language: Language }) => {
  const translate = useTranslate();
  const title = translate('departments.aboutOf', { name: nameOfDepartment(department) });
  return <LongText text={department.entries[language].about ?? ''} title={title} lang={language} />;
};

/** Names stand in the order uz, ru, en, the other texts ru, uz, en (part 2, §2). */
const COLUMNS: readonly Column<RaRecord>[] = [
  { label: 'departments.columns.id', source: 'id', render: ({ id }) => id },
  { label: 'departments.columns.code', source: 'code', render: ({ code }) => code },
  {
    label: 'departments.columns.nameUz',
    source: 'entries.uz.name',
    variant: 'text',
    render: ({ entries }) => entries.uz.name && <span lang="uz">{entries.uz.name}</span>,
  },
  {
    label: 'departments.columns.nameRu',
    source: 'entries.ru.name',
    variant: 'text',
    render: ({ entries }) => <TitleLink title={entries.ru.name ?? ''} />,
  },
  {
    label: 'departments.columns.nameEn',
    source: 'entries.en.name',
    variant: 'text',
    render: ({ entries }) => entries.en.name && <span lang="en">{entries.en.name}</span>,
  },
  {
    label: 'departments.columns.aboutRu',
    source: 'entries.ru.about',
    variant: 'text',
    render: (department) => <About department={department} language="ru" />,
  },
  {
    label: 'departments.columns.aboutUz',
    source: 'entries.uz.about',
    variant: 'text',
    render: (department) => <About department={department} language="uz" />,
  },
  {
    label: 'departments.columns.aboutEn',
    source: 'entries.en.about',
    variant: 'text',
    render: (department) => <About department={department} language="en" />,
  },
  { label: 'list.edit', variant: 'bare', render: () => <EditAction /> },
  { label: 'list.delete', variant: 'bare', render: () => <DeleteWithCancelToast /> },
];

const EVERY_DEPARTMENT = {};

export const DepartmentList = () => {
  const title = useTranslate()('resources.departments.name');
  return (
    <>
      <PageHeader title={title}>
        <AddButton />
      </PageHeader>
      <RecordList name="all" filter={EVERY_DEPARTMENT}>
        <Box sx={denseSx}>
          <RecordTable columns={COLUMNS} label={title} emptyAction={<AddButton />} />
        </Box>
        <ListPages />
      </RecordList>
    </>
  );
};
