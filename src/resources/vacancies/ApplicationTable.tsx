import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { column } from '../../components/columns.tsx';
import { DeleteWithCancelToast } from '../../components/DeleteAction.tsx';
import { type Column, RecordTable } from '../../components/RecordTable.tsx';
import type { Application } from '../../dataProvider/applications.ts';
import { russianDay, russianMoment, toIsoDay } from '../../dates.ts';
import { EditResultAction, ResultForms } from './EditResultAction.tsx';
import { MailAction } from './MailAction.tsx';
import { Pinfl } from './Pinfl.tsx';
import { ResumeAction } from './ResumeAction.tsx';
import { ShownPinfl } from './ShownPinfl.tsx';
import { Status } from './Status.tsx';
import { useStatuses } from './useStatuses.ts';

const ApplicationStatus = ({ status, mailFailedAt }: Application) => {
  const translate = useTranslate();
  const { statuses } = useStatuses('applicationStatuses');
  return (
    <>
      <Status value={status} statuses={statuses} />
      {mailFailedAt && (
        <Typography variant="caption" component="div" sx={{ color: 'error.main' }}>
          {translate('applications.mailFailed', { when: russianMoment(mailFailedAt) })}
        </Typography>
      )}
    </>
  );
};

const Actions = ({ application }: { application: Application }) => (
  <div>
    <EditResultAction application={application} />
    <DeleteWithCancelToast />
    <MailAction application={application} mail="link" />
    <MailAction application={application} mail="rejection" />
  </div>
);

const COLUMNS: readonly Column<Application>[] = [
  column.value('id', 'applications.columns.id'),
  column.value('vacancyId', 'applications.columns.vacancyId'),
  {
    label: 'applications.columns.pinfl',
    source: 'pinfl',
    variant: 'digits',
    render: (application) => <Pinfl application={application} />,
  },
  {
    label: 'applications.columns.fullName',
    source: 'fullName',
    variant: 'heading',
    render: ({ fullName }) => fullName,
  },
  column.address('email', 'applications.columns.email'),
  {
    label: 'applications.columns.date',
    source: 'date',
    render: ({ date }) => russianDay(toIsoDay(date)) || date,
  },
  column.text('result', 'applications.columns.result'),
  {
    label: 'applications.columns.status',
    source: 'status',
    render: (application) => <ApplicationStatus {...application} />,
  },
  {
    label: 'applications.columns.resume',
    render: (application) => <ResumeAction application={application} />,
  },
  {
    label: 'list.actions',
    variant: 'actions',
    render: (application) => <Actions application={application} />,
  },
];

export const ApplicationTable = () => {
  const translate = useTranslate();
  return (
    <ShownPinfl>
      <ResultForms>
        <RecordTable columns={COLUMNS} label={translate('resources.applications.name')} />
      </ResultForms>
    </ShownPinfl>
  );
};
