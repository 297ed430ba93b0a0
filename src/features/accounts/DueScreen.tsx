import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import { useTranslate } from 'ra-core';
import { useDepository } from '../../components/act/useDepository.ts';
import { PageHeader } from '../../components/PageHeader.tsx';
import { ownCalls } from '../../dataProvider/accountCalls.ts';
import { PasswordForm } from '../../layout/PasswordForm.tsx';
import { session } from '../../session.ts';
import { SecondFactorSetUp } from './SecondFactorSetUp.tsx';

/** Stands in place of every screen until what is due is done: the server would refuse everything else. */
export const DueScreen = () => (
  <Box sx={{ maxWidth: 640 }}>{session.due() === 'password' ? <PasswordDue /> : <SecondFactorDue />}</Box>
);

const PasswordDue = () => {
  const translate = useTranslate();
  const depository = useDepository();
  const handleChanged = async () => {
    try {
      const { isOn, isRequired } = await depository.ask(ownCalls.secondFactor);
      session.settle(isRequired && !isOn ? 'secondFactor' : undefined);
    } catch (error) {
      // the password is changed all the same: what else is due is said by signing in with it
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

const SecondFactorDue = () => {
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
