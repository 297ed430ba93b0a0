import { Box, Paper } from '@mui/material';
import { Fragment } from 'react';
import { type UserIdentity, useGetIdentity, usePermissions, useTranslate } from 'react-admin';
import { Slot } from '../components/features.tsx';
import { PageHeader } from '../components/PageHeader.tsx';

const clock = new Intl.DateTimeFormat('ru', { dateStyle: 'long', timeStyle: 'short' });

const useSessionEnd = ({ expiresAt, idleMinutes }: Partial<UserIdentity> = {}) => {
  const translate = useTranslate();
  if (!expiresAt) return translate('account.sessionUnknown');
  const until = translate('account.sessionUntil', { time: clock.format(new Date(expiresAt)) });
  return idleMinutes ? `${until}. ${translate('account.sessionIdle', { smart_count: idleMinutes })}` : until;
};

const factsSx = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', sm: 'fit-content(45%) minmax(0, 1fr)' },
  columnGap: 3,
  rowGap: { xs: 0, sm: 1 },
  margin: 0,
  '& dt': { color: 'text.secondary', fontSize: 14 },
  '& dd': { margin: 0, marginBottom: { xs: 1, sm: 0 }, minWidth: 0, overflowWrap: 'anywhere' },
  '& dd:last-of-type': { marginBottom: 0 },
};

export const AccountPage = () => {
  const translate = useTranslate();
  const { identity } = useGetIdentity();
  const { permissions: role = '' } = usePermissions<string>();
  const facts = {
    name: identity?.fullName,
    role: translate(`shell.roles.${role}`, { _: role }),
    session: useSessionEnd(identity),
  };
  return (
    <Box sx={{ maxWidth: { xs: 640, lg: 1040 } }}>
      <PageHeader title={translate('account.title')} />
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <Paper variant="outlined" sx={{ padding: 3 }}>
          <Box component="dl" className="tabular" sx={factsSx}>
            {Object.entries(facts).map(([name, fact]) => (
              <Fragment key={name}>
                <dt>{translate(`account.${name}`)}</dt>
                <dd>{fact}</dd>
              </Fragment>
            ))}
          </Box>
        </Paper>
        <Slot name="account" />
      </Box>
    </Box>
  );
};
