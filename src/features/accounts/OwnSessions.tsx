import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { ActButton } from '../../components/act/ActButton.tsx';
import { useAct } from '../../components/act/useAct.ts';
import { useDepository } from '../../components/act/useDepository.ts';
import { ListedRow } from '../../components/ListedRow.tsx';
import { Notice } from '../../components/Notice.tsx';
import { type OpenSession, ownCalls } from '../../dataProvider/accountCalls.ts';
import { russianMoment } from '../../dates.ts';
import { browserName } from './browserName.ts';
import { ACCOUNTS, useRead } from './useRead.ts';

/** Where one is signed in; every other session can be ended. */
export const OwnSessions = () => {
  const translate = useTranslate();
  const { data: sessions, error, refetch } = useRead(ownCalls.sessions);
  return (
    <Paper variant="outlined" component="section" aria-labelledby="own-sessions" sx={{ padding: 3 }}>
      <Typography variant="h2" id="own-sessions" sx={{ marginBottom: 1 }}>
        {translate('sessions.title')}
      </Typography>
      {error && (
        <Notice
          title={translate('sessions.failed')}
          text={error.message}
          action={{ label: translate('list.retry'), onClick: () => void refetch() }}
        />
      )}
      {!sessions && !error && <span role="status">{translate('list.loading')}</span>}
      <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {sessions?.map((session) => (
          <Row key={session.id} session={session} />
        ))}
      </Box>
    </Paper>
  );
};

const Row = ({ session }: { session: OpenSession }) => {
  const translate = useTranslate();
  const depository = useDepository();
  const { act, isActing, error } = useAct({
    run: () => depository.change(ACCOUNTS, ownCalls.endSession(session.id)),
    mutationKey: ['act', 'endSession'],
    subject: session.id,
  });
  const name = browserName(session.userAgent) ?? translate('sessions.unknown');
  return (
    <ListedRow
      title={
        <>
          {name} · <span className="tabular">{session.address}</span>
        </>
      }
      caption={`${translate('sessions.began', { when: russianMoment(session.createdAt) })}, ${translate('sessions.used', { when: russianMoment(session.lastUsedAt) })}`}
    >
      {session.isCurrent ? (
        <Typography variant="body2" sx={{ color: 'success.main' }}>
          {translate('sessions.current')}
        </Typography>
      ) : (
        <ActButton
          color="error"
          isActing={isActing}
          onClick={() => act()}
          aria-label={translate('sessions.endOf', { name: `${name}, ${russianMoment(session.createdAt)}` })}
        >
          {translate('sessions.end')}
        </ActButton>
      )}
      {error && (
        <Alert severity="error" sx={{ width: '100%' }}>
          {translate('sessions.notEnded')} {error.message}
        </Alert>
      )}
    </ListedRow>
  );
};
