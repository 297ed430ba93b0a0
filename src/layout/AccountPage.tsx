import { Box, Paper } from '@mui/material';
import {
  FunctionField,
  SimpleShowLayout,
  type UserIdentity,
  useGetIdentity,
  usePermissions,
  useTranslate,
} from 'react-admin';
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
  const facts = {
    name: identity?.fullName,
    role: translate(`shell.roles.${role}`, { _: role }),
    session: useSessionEnd(identity),
  };
  return (
    <Box sx={{ maxWidth: { xs: 640, lg: 1040 } }}>
      <PageHeader title={translate('account.title')} />
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <Paper variant="outlined" sx={{ padding: { xs: 0, sm: 1 } }}>
          <SimpleShowLayout record={{ id: 'account' }} className="tabular" sx={{ overflowWrap: 'anywhere' }}>
            {Object.entries(facts).map(([name, fact]) => (
              <FunctionField key={name} label={`account.${name}`} render={() => fact} />
            ))}
          </SimpleShowLayout>
        </Paper>
        <Slot name="account" />
      </Box>
    </Box>
  );
};
