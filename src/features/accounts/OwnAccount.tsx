import { Box } from '@mui/material';
import { session } from '../../session.ts';
import { OwnSessions } from './OwnSessions.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import { SecondFactor } from './SecondFactor.tsx';

const ownSx = {
  display: 'grid',
  gap: 3,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
};

/** The sections of «Аккаунт» that the depository offers. Only our depository tells when a session ends, and it can change passwords. */
export const OwnAccount = () => (
  <Box sx={ownSx}>
    {session.user()?.expiresAt && <PasswordForm />}
    {session.hasFeature('secondFactor') && <SecondFactor />}
    {session.hasFeature('sessions') && (
      <Box sx={{ gridColumn: '1 / -1' }}>
        <OwnSessions />
      </Box>
    )}
  </Box>
);
