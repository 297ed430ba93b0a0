import MailIcon from '@mui/icons-material/MailOutlineOutlined';
import PdfIcon from '@mui/icons-material/PictureAsPdfOutlined';
import HiddenIcon from '@mui/icons-material/VisibilityOffOutlined';
import VisibleIcon from '@mui/icons-material/VisibilityOutlined';
import { Box, IconButton, Tooltip, Typography } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import { useEffect } from 'react';
import { type Identifier, useRecordContext, useStore, useTranslate } from 'react-admin';
import { DataTable } from '../../components/list/DataTable.tsx';
import { DownloadButton } from '../../components/list/DownloadButton.tsx';
import { DeleteButton } from '../../components/list/editAndDelete.tsx';
import { EmailField, LongTextField } from '../../components/list/fields.tsx';
import { type Application, lastMailOf, nameOfApplicant } from '../../dataProvider/applications.ts';
import { applicationCalls } from '../../dataProvider/kindCalls.ts';
import { textOf } from '../../dataProvider/listing.ts';
import { isFileId } from '../../dataProvider/records.ts';
import { russianDay, russianMoment, toIsoDay } from '../../dates.ts';
import { EditResultButton, ResultForms } from './EditResultButton.tsx';
import { MailButton } from './MailButton.tsx';
import { Status } from './statuses.tsx';

export const ApplicationTable = () => (
  <ResultForms>
    <DataTable>
      <DataTable.Col source="id" />
      <DataTable.Col source="vacancyId" />
      <DataTable.Col source="pinfl" cell="digits" field={Pinfl} />
      <DataTable.Col source="fullName" cell="title" />
      <DataTable.Col source="email" cell="address" field={EmailField} />
      <DataTable.Col source="date" render={({ date }) => russianDay(toIsoDay(date) || textOf(date))} />
      <DataTable.Col source="result" cell="text" field={ResultField} />
      <DataTable.Col source="status" field={StatusField} />
      <DataTable.Col source="applicationForVacancyFileId" field={ResumeField} disableSort />
      <DataTable.Col label="list.actions" cell="actions" field={Actions} />
    </DataTable>
  </ResultForms>
);

const ResultField = () => <LongTextField source="result" title="applications.resultOf" />;

export const StatusField = () => {
  const translate = useTranslate();
  const application = useRecordContext<Application>();
  if (!application) return null;
  const { status, mailFailedAt, mailsInFolder } = application;
  const last = mailFailedAt ? undefined : lastMailOf(application);
  return (
    <span style={{ display: 'inline-grid' }}>
      <Box component="span" sx={{ display: 'flex', gap: 0.5, whiteSpace: 'nowrap' }}>
        <Status call={applicationCalls.statuses} value={status} />
        {last && (
          <Tooltip
            enterTouchDelay={0}
            title={translate(
              `applications.lastMail.${mailsInFolder?.includes(last.mail) ? 'inFolder' : 'sent'}.${last.mail}`,
              { when: russianMoment(last.at) },
            )}
          >
            <MailIcon role="img" aria-hidden={false} sx={{ fontSize: 18 }} />
          </Tooltip>
        )}
      </Box>
      {mailFailedAt && (
        <Typography variant="caption" component="div" sx={{ color: 'error.main' }}>
          {translate('applications.mailFailed', { when: russianMoment(mailFailedAt) })}
        </Typography>
      )}
    </span>
  );
};

export const Actions = () => {
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

export const ResumeField = () => {
  const application: Partial<Application> = useRecordContext() ?? {};
  const { id, applicationForVacancyFileId: fileId, applicationForVacancyFileName: fileName } = application;
  if (!isFileId(fileId)) return null;
  return (
    <DownloadButton
      fileName={textOf(fileName) || `resume-${id}.pdf`}
      icon={<PdfIcon />}
      call={applicationCalls.resume(fileId)}
    />
  );
};

const PINFL_DIGITS = 14;
const OPEN_DIGITS = 4;
const REVEALED_MS = 30_000;

/** A personal number: its last digits, and the whole number for 30 seconds after a click. Only one is revealed at a time. */
const Pinfl = () => {
  const translate = useTranslate();
  const application = useRecordContext<Application>();
  const [revealed, reveal] = useStore<Identifier | null>('applications.revealedPinfl', null);
  const id = application?.id;
  const isShown = id !== undefined && revealed === id;
  useEffect(() => {
    if (!isShown) return;
    const hide = () => reveal((now: Identifier | null) => (now === id ? null : now));
    const timer = setTimeout(hide, REVEALED_MS);
    return () => {
      clearTimeout(timer);
      hide();
    };
  }, [isShown, id, reveal]);
  const pinfl = String(application?.pinfl ?? '');
  if (!application || pinfl === '') return null;
  const digits = pinfl.slice(-OPEN_DIGITS);
  const label = translate(isShown ? 'applications.hidePinfl' : 'applications.showPinfl', {
    name: nameOfApplicant(application),
  });
  return (
    <Box
      component="span"
      // as wide as the whole number, so that the table does not move
      sx={{
        display: 'inline-flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        fontSize: '0.92em',
        minWidth: `${PINFL_DIGITS}ch`,
      }}
    >
      {isShown ? (
        pinfl
      ) : (
        <>
          <span style={visuallyHidden}>{translate('applications.hiddenPinfl', { digits })}</span>
          <span aria-hidden>•••&nbsp;{digits}</span>
        </>
      )}
      <Tooltip title={label}>
        <IconButton
          size="small"
          sx={{ padding: 0.25 }}
          aria-label={label}
          aria-pressed={isShown}
          onClick={() => reveal(isShown ? null : application.id)}
        >
          {isShown ? <HiddenIcon fontSize="small" /> : <VisibleIcon fontSize="small" />}
        </IconButton>
      </Tooltip>
    </Box>
  );
};
