import RefreshIcon from '@mui/icons-material/Refresh';
import { Alert, AlertTitle, Box } from '@mui/material';
import { FunctionField, SimpleShowLayout, useTranslate } from 'react-admin';
import { ActButton } from '../../components/act/ActButton.tsx';
import { Notice } from '../../components/Notice.tsx';
import { PageHeader } from '../../components/PageHeader.tsx';
import { Panel } from '../../components/Section.tsx';
import { SkeletonRows } from '../../components/SkeletonRows.tsx';
import { usePeopleCounts } from '../../components/usePeopleCounts.ts';
import { useReadOf } from '../../components/useRead.ts';
import { type SystemState, systemCalls } from '../../dataProvider/systemCalls.ts';
import { durationInWords, russianMoment } from '../../dates.ts';
import { fileSize } from '../../wire/fileSize.ts';

const factsSx = { padding: 0, overflowWrap: 'anywhere' };

/** The state of the server: warnings first, then facts. */
export const SystemScreen = () => {
  const translate = useTranslate();
  const { data, error, refetch, isFetching } = useReadOf('system', systemCalls.state);
  return (
    <>
      <PageHeader title={translate('system.title')}>
        <ActButton
          variant="outlined"
          startIcon={<RefreshIcon />}
          isActing={isFetching}
          onClick={() => void refetch()}
        >
          {translate('system.refresh')}
        </ActButton>
      </PageHeader>
      {error && <Notice title={translate('system.failed')} text={error.message} onRetry={refetch} />}
      {!data && !error && <SkeletonRows rowCount={6} />}
      {data && !error && (
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '1fr 1fr' } }}>
          <SystemWarnings warnings={data.warnings} />
          <SystemFacts state={data} />
        </Box>
      )}
    </>
  );
};

const SystemFacts = ({ state }: { state: SystemState }) => {
  const translate = useTranslate();
  const facts = useSystemFacts(state);
  return Object.entries(facts).map(([part, values]) => (
    <Panel key={part} title={translate(`system.${part}`)}>
      <SimpleShowLayout record={{ id: part }} sx={factsSx}>
        {Object.entries(values).map(
          ([name, value]) =>
            value && <FunctionField key={name} label={`system.${name}`} render={() => value} />,
        )}
      </SimpleShowLayout>
    </Panel>
  ));
};

/** The warnings, or that there are none. */
const SystemWarnings = ({ warnings }: { warnings: readonly string[] }) => {
  const translate = useTranslate();
  const isWell = warnings.length === 0;
  return (
    <Alert
      role="status"
      severity={isWell ? 'success' : 'warning'}
      variant="outlined"
      sx={{ gridColumn: '1 / -1', '& .MuiAlert-message': { minWidth: 0 } }}
    >
      {isWell ? (
        translate('system.none')
      ) : (
        <>
          <AlertTitle sx={{ fontWeight: 600 }}>{translate('system.warnings')}</AlertTitle>
          <Box
            component="ul"
            sx={{
              margin: 0,
              paddingInlineStart: 2.5,
              overflowWrap: 'anywhere',
              '& li + li': { marginTop: 0.5 },
            }}
          >
            {warnings.map((warning) => (
              <li key={warning}>{warning}</li>
            ))}
          </Box>
        </>
      )}
    </Alert>
  );
};

/** The facts of each part of the server in words; '' where there is nothing to tell. */
const useSystemFacts = ({ database, files, mail, backup, personal, ...state }: SystemState) => {
  const translate = useTranslate();
  const formatCounts = usePeopleCounts();
  const count = (key: string, smart_count: number) => translate(`system.${key}`, { smart_count });
  const retention = (key: string, months: number) =>
    months > 0 ? count(key, months) : translate('system.unlimited');
  const duration = (seconds: number) => durationInWords(seconds) || translate('system.lessThanMinute');
  return {
    program: {
      version: state.version,
      started: russianMoment(state.startedAt),
      uptime: duration((Date.now() - Date.parse(state.startedAt)) / 1000),
    },
    storage: {
      database: translate(`system.${database.isEmbedded ? 'embedded' : 'server'}`, {
        version: database.version,
      }),
      databaseSize: fileSize(database.bytes),
      files: translate('system.filesOf', { smart_count: files.count, size: fileSize(files.bytes) }),
      filesPlace: files.place,
      free: fileSize(state.freeBytes),
    },
    mail: {
      delivery: translate(`system.${mail.isSent ? 'sent' : 'notSent'}`),
      waiting: mail.waiting > 0 ? count('mails', mail.waiting) : translate('system.noMails'),
      oldest: mail.waiting > 0 ? duration(mail.oldestSeconds) : '',
      givenUp: mail.givenUp > 0 ? count('mails', mail.givenUp) : '',
    },
    backup: {
      schedule: translate(`system.${backup.isScheduled ? 'scheduled' : 'notScheduled'}`),
      lastBackup: backup.lastAt
        ? `${russianMoment(backup.lastAt)}, ${fileSize(backup.bytes)}`
        : translate('system.never'),
      backupFile: backup.file,
      failedAt: backup.failedAt && russianMoment(backup.failedAt),
    },
    personal: {
      applicationsKept: retention('afterClosing', personal.applicationMonths),
      appealsKept: retention('afterSending', personal.appealMonths),
      nextErasing: personal.nextAt && russianMoment(personal.nextAt),
      willGo: personal.nextAt && formatCounts(personal.due),
      forgotten: personal.forgottenVacancies > 0 ? count('vacancies', personal.forgottenVacancies) : '',
    },
  };
};
