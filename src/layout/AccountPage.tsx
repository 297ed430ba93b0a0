import { Box, Paper } from '@mui/material';
import { Fragment, type ReactNode } from 'react';
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

export const AccountPage = () => {
  const translate = useTranslate();
  const { identity } = useGetIdentity();
  const { permissions: role = '' } = usePermissions<string>();
  const sessionEnd = useSessionEnd(identity);
  return (
    <Box sx={{ maxWidth: { xs: 640, lg: 1040 } }}>
      <PageHeader title={translate('account.title')} />
      <Paper variant="outlined" sx={{ marginBottom: 3, padding: 3 }}>
        <FactList
          rows={[
            [translate('account.name'), identity?.fullName],
            [translate('account.role'), translate(`shell.roles.${role}`, { _: role })],
            [translate('account.session'), sessionEnd],
          ]}
        />
      </Paper>
      <Slot name="account" />
    </Box>
  );
};

/** What something is called, and what it is. */
type Fact<Value = ReactNode> = readonly [label: string, value: Value];

const listSx = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', sm: 'fit-content(45%) minmax(0, 1fr)' },
  columnGap: 3,
  rowGap: { xs: 0, sm: 1 },
  margin: 0,
  '& dt': { color: 'text.secondary', fontSize: 14 },
  '& dd': { margin: 0, marginBottom: { xs: 1, sm: 0 }, minWidth: 0, overflowWrap: 'anywhere' },
  '& dd:last-of-type': { marginBottom: 0 },
};

/** A few facts about one thing, side by side with what they are called; those without a value are left out. */
const FactList = ({ rows }: { rows: readonly Fact[] }) => (
  <Box component="dl" className="tabular" sx={listSx}>
    {rows.map(
      ([label, value]) =>
        value !== '' &&
        value !== null &&
        value !== undefined && (
          <Fragment key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </Fragment>
        ),
    )}
  </Box>
);
