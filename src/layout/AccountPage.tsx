import { Box, Paper } from '@mui/material';
import { type UserIdentity, useGetIdentity, usePermissions, useTranslate } from 'react-admin';
import { FactList } from '../components/FactList.tsx';
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
    <Box sx={{ maxWidth: 640 }}>
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
