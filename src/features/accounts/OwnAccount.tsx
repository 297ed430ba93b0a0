import Box from '@mui/material/Box';
import { session } from '../../session.ts';
import { OwnSessions } from './OwnSessions.tsx';
import { SecondFactor } from './SecondFactor.tsx';

/** What stands under «Аккаунт» where the depository can do it. */
export const OwnAccount = () => (
  <Box sx={{ marginTop: 3, display: 'grid', gap: 3 }}>
    {session.hasFeature('secondFactor') && <SecondFactor />}
    {session.hasFeature('sessions') && <OwnSessions />}
  </Box>
);
