import PdfIcon from '@mui/icons-material/PictureAsPdfOutlined';
import { Typography } from '@mui/material';
import { useDataProvider, useRecordContext, useTranslate } from 'react-admin';
import { DataTable } from '../../components/list/DataTable.tsx';
import { DeleteButton } from '../../components/list/DeleteButton.tsx';
import { DownloadButton } from '../../components/list/DownloadButton.tsx';
import type { Application } from '../../dataProvider/applications.ts';
import type { DepositoryDataProvider } from '../../dataProvider/dataProvider.ts';
import { russianDay, russianMoment, toIsoDay } from '../../dates.ts';
import { EditResultButton, ResultForms } from './EditResultButton.tsx';
import { MailButton } from './MailButton.tsx';
import { Pinfl } from './Pinfl.tsx';
import { Status } from './statuses.tsx';

export const ApplicationTable = () => (
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
);

const StatusField = () => {
  const translate = useTranslate();
  const { status, mailFailedAt, isMailInFolder } = useRecordContext<Application>() ?? {};
  return (
    <>
      <Status call="applicationStatuses" value={status} />
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

/** Saves the résumé under the name that the application gives it. */
const ResumeField = () => {
  const dataProvider = useDataProvider<DepositoryDataProvider>();
  const {
    id,
    applicationForVacancyFileId: fileId,
    applicationForVacancyFileName: fileName,
  } = useRecordContext<Application>() ?? {};
  if (fileId === undefined || fileId === null || fileId === '') return null;
  return (
    <DownloadButton
      fileName={fileName || `resume-${id}.pdf`}
      icon={<PdfIcon />}
      load={() => dataProvider.getResume(fileId)}
    />
  );
};
