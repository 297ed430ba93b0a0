import { Alert, List, ListItem, ListItemText, Typography } from '@mui/material';
import { useContext } from 'react';
import { useDelete, useDeleteMany, useGetList, useTranslate } from 'react-admin';
import { ActButton } from '../../components/act/ActButton.tsx';
import { useAct } from '../../components/act/useAct.ts';
import { MovingRows, RowsMoved } from '../../components/list/rowActs.tsx';
import { Notice } from '../../components/Notice.tsx';
import { passFocusToNextRow, passFocusToScreen } from '../../components/passFocus.ts';
import { Panel } from '../../components/Section.tsx';
import type { OpenSession } from '../../dataProvider/accountCalls.ts';
import { EVERYTHING } from '../../dataProvider/listing.ts';
import { russianMoment } from '../../dates.ts';

/** In this order, because most browsers also claim to be an older one. */
const BROWSERS: readonly [RegExp, string][] = [
  [/YaBrowser\//, 'Яндекс Браузер'],
  [/Edg\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/Firefox\//, 'Firefox'],
  [/Chrom(e|ium)\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];

const SYSTEMS: readonly [RegExp, string][] = [
  [/Windows/, 'Windows'],
  [/Android/, 'Android'],
  [/iPhone|iPad/, 'iOS'],
  [/Mac OS X/, 'macOS'],
  [/Linux/, 'Linux'],
];

const first = (names: readonly [RegExp, string][], text: string) =>
  names.find(([pattern]) => pattern.test(text))?.[1];

/** «Chrome, Windows» for a user agent; undefined for an unknown one. */
const browserName = (userAgent: string): string | undefined => {
  const browser = first(BROWSERS, userAgent);
  const system = first(SYSTEMS, userAgent);
  return browser && system ? `${browser}, ${system}` : (browser ?? system);
};

/** The act waits for the answer. */
const PESSIMISTIC = { mutationMode: 'pessimistic', returnPromise: true } as const;

export const OwnSessions = () => {
  const translate = useTranslate();
  const { data, error, refetch } = useGetList<OpenSession>('sessions', { pagination: EVERYTHING.pagination });
  const others = (data ?? []).flatMap(({ id, isCurrent }) => (isCurrent ? [] : [id]));
  const [endOthers] = useDeleteMany<OpenSession, Error>('sessions', { ids: others }, PESSIMISTIC);
  const { act, isActing, error: endError } = useAct({ run: () => endOthers() });
  return (
    <Panel title={translate('sessions.title')}>
      {error && <Notice title={translate('sessions.failed')} text={error.message} onRetry={refetch} />}
      {!data && !error && <span role="status">{translate('list.loading')}</span>}
      {others.length > 1 && (
        <ActButton ref={passFocusToScreen} color="error" isActing={isActing} onClick={() => act()}>
          {translate('sessions.endOthers')}
        </ActButton>
      )}
      {endError && (
        <Alert severity="error">
          {translate('sessions.notEnded')} {endError.message}
        </Alert>
      )}
      <List disablePadding sx={{ width: '100%' }}>
        {data && (
          <MovingRows ids={data.map(({ id }) => id)}>
            {data.map((session) => (
              <SessionItem key={session.id} session={session} />
            ))}
          </MovingRows>
        )}
      </List>
    </Panel>
  );
};

const SessionItem = ({ session }: { session: OpenSession }) => {
  const translate = useTranslate();
  const [end] = useDelete<OpenSession, Error>(
    'sessions',
    { id: session.id, previousData: session },
    PESSIMISTIC,
  );
  const { act, isActing, error } = useAct({ run: () => end() });
  const hasMoved = useContext(RowsMoved);
  const name = browserName(session.userAgent) ?? translate('sessions.unknown');
  const began = russianMoment(session.createdAt);
  const used = translate('sessions.used', { when: russianMoment(session.lastUsedAt) });
  return (
    <ListItem ref={passFocusToNextRow} divider disableGutters sx={{ flexWrap: 'wrap', columnGap: 2 }}>
      <ListItemText
        primary={
          <>
            {name} · <span className="tabular">{session.address}</span>
          </>
        }
        secondary={`${translate('sessions.began', { when: began })}, ${used}`}
        sx={{ minWidth: 220 }}
      />
      {session.isCurrent ? (
        <Typography variant="body2" sx={{ color: 'success.main' }}>
          {translate('sessions.current')}
        </Typography>
      ) : (
        <ActButton
          color="error"
          isActing={isActing}
          isIdle={hasMoved}
          onClick={() => act()}
          aria-label={translate('sessions.endOf', { name: `${name}, ${began}` })}
        >
          {translate('sessions.end')}
        </ActButton>
      )}
      {error && (
        <Alert severity="error" sx={{ width: '100%' }}>
          {translate('sessions.notEnded')} {error.message}
        </Alert>
      )}
    </ListItem>
  );
};
