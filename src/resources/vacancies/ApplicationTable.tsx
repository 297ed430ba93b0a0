import Typography from '@mui/material/Typography';
import { useRecordContext, useTranslate } from 'react-admin';
import { DataTable } from '../../components/list/DataTable.tsx';
import { DeleteButton } from '../../components/list/DeleteButton.tsx';
import type { Application } from '../../dataProvider/applications.ts';
import { russianDay, russianMoment, toIsoDay } from '../../dates.ts';
import { EditResultButton, ResultForms } from './EditResultButton.tsx';
import { MailButton } from './MailButton.tsx';
import { Pinfl } from './Pinfl.tsx';
import { ResumeField } from './ResumeField.tsx';
import { RevealedPinfl } from './RevealedPinfl.tsx';
import { Status } from './Status.tsx';
import { useStatuses } from './useStatuses.ts';

export const ApplicationTable = () => (
  <RevealedPinfl>
    <ResultForms>
      <DataTable>
        <DataTable.Col source="id" />
        <DataTable.Col source="vacancyId" />
        <DataTable.Col source="pinfl" cell="digits" field={Pinfl} />
        <DataTable.Col source="fullName" cell="title" />
        <DataTable.Col source="email" cell="address" />
        <DataTable.Col source="date" render={({ date }) => russianDay(toIsoDay(date)) || date} />
        <DataTable.Col source="result" cell="text" />
        <DataTable.Col source="status" field={StatusField} />
        <DataTable.Col source="applicationForVacancyFileId" field={ResumeField} disableSort />
        <DataTable.Col label="list.actions" cell="actions" field={Actions} />
      </DataTable>
    </ResultForms>
  </RevealedPinfl>
);

const StatusField = () => {
  const translate = useTranslate();
  const { status, mailFailedAt, isMailInFolder } = useRecordContext<Application>() ?? {};
  const { statuses } = useStatuses('applicationStatuses');
  return (
    <>
      <Status value={status} statuses={statuses} />
      {mailFailedAt && (
        <Typography variant="caption" component="div" sx={{ color: 'error.main' }}>
          {translate('applications.mailFailed', { when: russianMoment(mailFailedAt) })}
        </Typography>
      )}
      {isMailInFolder && (
        <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
          {translate('applications.mailInFolder')}
        </Typography>
      )}
    </>
  );
};

const Actions = () => {
  const application = useRecordContext<Application>();
  if (!application) return null;
  return (
    <div>
      <EditResultButton application={application} />
      <DeleteButton />
      <MailButton application={application} mail="link" />
      <MailButton application={application} mail="rejection" />
    </div>
  );
};
