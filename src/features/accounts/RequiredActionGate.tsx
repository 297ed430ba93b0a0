import { Box, Paper } from '@mui/material';
import { type PropsWithChildren, useSyncExternalStore } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import { PageHeader } from '../../components/PageHeader.tsx';
import { ownCalls } from '../../dataProvider/accountCalls.ts';
import type { DepositoryDataProvider } from '../../dataProvider/dataProvider.ts';
import { session } from '../../session.ts';
import { PasswordForm } from './PasswordForm.tsx';
import { SecondFactorSetUp } from './SecondFactorSetUp.tsx';
import './texts.ts';

/** A required action takes the place of every screen: the server refuses everything else until it is done. */
export const RequiredActionGate = ({ children }: PropsWithChildren) => {
  const due = useSyncExternalStore(session.onSettle, session.due);
  return due ? <RequiredActionPage key={due} /> : children;
};

const RequiredActionPage = () => (
  <Box sx={{ maxWidth: 640 }}>
    {session.due() === 'password' ? <RequiredPassword /> : <RequiredSecondFactor />}
  </Box>
);

const RequiredPassword = () => {
  const translate = useTranslate();
  const { ask } = useDataProvider<DepositoryDataProvider>();
  const handleChanged = async () => {
    try {
      const { isOn, isRequired } = await ask(ownCalls.secondFactor);
      session.settle(isRequired && !isOn ? 'secondFactor' : undefined);
    } catch (error) {
      // the password is changed all the same: signing in with it says what else is required
      console.error(error);
      session.end();
    }
  };
  return (
    <>
      <PageHeader title={translate('due.password')} subtitle={translate('due.passwordText')} />
      <PasswordForm onChanged={handleChanged} />
    </>
  );
};

const RequiredSecondFactor = () => {
  const translate = useTranslate();
  return (
    <>
      <PageHeader title={translate('due.secondFactor')} subtitle={translate('due.secondFactorText')} />
      <Paper variant="outlined" sx={{ padding: 3 }}>
        <SecondFactorSetUp onDone={() => session.settle()} />
      </Paper>
    </>
  );
};
