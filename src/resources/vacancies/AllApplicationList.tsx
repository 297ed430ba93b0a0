import { Box, Button, Link, Typography } from '@mui/material';
import { LinkBase, useCreatePath, useListContext, useRecordContext, useTranslate } from 'react-admin';
import { DataTable } from '../../components/list/DataTable.tsx';
import { DateField } from '../../components/list/fields.tsx';
import { SearchInput } from '../../components/list/filters.tsx';
import { List } from '../../components/list/List.tsx';
import { PageHeader } from '../../components/PageHeader.tsx';
import type { Application } from '../../dataProvider/applications.ts';
import type { ItemRef } from '../../dataProvider/handOver.ts';
import { applicationCalls } from '../../dataProvider/kindCalls.ts';
import { MailsKeptNotice, ToVacancies } from './ApplicationList.tsx';
import { Actions, ResumeField, StatusField } from './ApplicationTable.tsx';
import { ResultForms } from './EditResultButton.tsx';
import { NEW, StatusSelect } from './statuses.tsx';

/** The applications for all vacancies, initially the new ones. */
export const AllApplicationList = () => (
  <>
    <PageHeader title={useTranslate()('applications.all.title')} />
    <MailsKeptNotice />
    <List
      resource="applications"
      title={false}
      storeKey="all"
      filter={{ all: '1' }}
      filterDefaultValues={{ status: NEW }}
      filters={filters}
    >
      <ResultForms>
        <Rows />
      </ResultForms>
    </List>
  </>
);

const filters = [
  <SearchInput key="fullName" source="fullName" placeholder="applications.all.search" />,
  <StatusSelect key="status" source="status" call={applicationCalls.statuses} stored={NEW} />,
];

const Rows = () => {
  const translate = useTranslate();
  const { total, filterValues, setFilters } = useListContext();
  const { fullName, status } = filterValues;
  const isNew = status === NEW && !fullName;
  // looks for the person among the applications of all statuses
  const anyStatus = fullName && status && (
    <Button variant="outlined" onClick={() => setFilters({ fullName }, {})}>
      {translate('applications.all.anyStatusShown')}
    </Button>
  );
  const showAll = (
    <Button variant="outlined" onClick={() => setFilters({}, {})}>
      {translate('applications.all.showAll')}
    </Button>
  );
  return (
    <>
      <DataTable
        aria-label={translate('applications.all.title')}
        emptyText="applications.all.none"
        emptyAction={<ToVacancies variant="outlined" />}
        filteredText={isNew ? 'applications.all.noneNew' : 'applications.all.noneFound'}
        filteredAction={anyStatus || showAll}
      >
        <DataTable.Col source="fullName" cell="title" />
        <DataTable.Col source="vacancyId" label="applications.all.vacancy" cell="text" field={VacancyField} />
        <DataTable.Col source="date" field={DateField} />
        <DataTable.Col source="status" field={StatusAndResult} />
        <DataTable.Col source="applicationForVacancyFileId" field={ResumeField} disableSort />
        <DataTable.Col label="list.actions" cell="actions" field={Actions} />
      </DataTable>
      {anyStatus && total !== 0 && <Box sx={{ marginTop: 2 }}>{anyStatus}</Box>}
    </>
  );
};

const StatusAndResult = () => {
  const translate = useTranslate();
  const { result } = useRecordContext<Application>() ?? {};
  return (
    <Box component="span" sx={{ display: 'inline-grid' }}>
      <StatusField />
      {result && (
        <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
          {translate('applications.all.result', { result })}
        </Typography>
      )}
    </Box>
  );
};

/** Opens the applications for this row's vacancy, which is handed over by its id. */
const VacancyField = () => {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const { vacancyId, vacancyTitle } = useRecordContext<Application>() ?? {};
  const item: ItemRef = { kind: 'vacancies', id: String(vacancyId) };
  return (
    <Link
      component={LinkBase}
      to={createPath({ resource: 'applications', type: 'list' })}
      state={{ item }}
      sx={{ display: 'inline-block', paddingBlock: 0.5, fontWeight: 450 }}
    >
      {vacancyTitle || translate('list.noTitle')}
    </Link>
  );
};
