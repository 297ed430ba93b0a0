import { Box, Paper } from '@mui/material';
import { type PropsWithChildren, useEffect, useSyncExternalStore } from 'react';
import { useEvent, useTranslate } from 'react-admin';
import { useDepository } from '../../components/act/useDepository.ts';
import { PageHeader } from '../../components/PageHeader.tsx';
import { useAskBeforeClosing } from '../../components/useAskBeforeClosing.ts';
import { useReadOf } from '../../components/useRead.ts';
import { ownCalls } from '../../dataProvider/accountCalls.ts';
import { session } from '../../session.ts';
import { PasswordForm } from './PasswordForm.tsx';
import { SecondFactorSetUp, useRecoveryCodes } from './SecondFactorSetUp.tsx';

/**
 * Replaces every screen by the required action, because the server refuses everything else until that is done. Asks, wherever the user is,
 * before recovery codes that are not saved yet are lost.
 */
export const RequiredActionGate = ({ children }: PropsWithChildren) => {
  const due = useSyncExternalStore(session.onSettle, session.due);
  const [codes] = useRecoveryCodes();
  useAskBeforeClosing(() => codes !== undefined, undefined, 'factor.lostBySignOut');
  if (!due) return children;
  return (
    <Box sx={{ maxWidth: 640 }}>{due === 'password' ? <RequiredPassword /> : <RequiredSecondFactor />}</Box>
  );
};

const RequiredPassword = () => {
  const translate = useTranslate();
  const { ask } = useDepository();
  /** Resolves only once the password is changed. */
  const readWhatIsLeft = useEvent(async () => {
    const { isOn, isRequired } = await ask(ownCalls.secondFactor);
    session.settle(isRequired && !isOn ? 'secondFactor' : undefined);
  });
  const handleChanged = () =>
    readWhatIsLeft().catch((error: unknown) => {
      // the password is changed anyway; the next sign-in tells what else is required
      console.error(error);
      session.end();
    });
  useEffect(() => {
    // after a reload: an unanswered call may have changed it already
    if (!session.oneTimePassword()) readWhatIsLeft().catch(() => undefined);
  }, [readWhatIsLeft]);
  return (
    <>
      <PageHeader title={translate('due.password')} subtitle={translate('due.passwordText')} />
      <PasswordForm onChanged={handleChanged} />
    </>
  );
};

const RequiredSecondFactor = () => {
  const translate = useTranslate();
  const { data } = useReadOf('requiredSecondFactor', ownCalls.secondFactor);
  const [codes] = useRecoveryCodes();
  // since sign-in it may have been set up in another tab, or be required no more
  const isSettled = data && !codes && (data.isOn || !data.isRequired);
  useEffect(() => {
    if (isSettled) session.settle();
  }, [isSettled]);
  return (
    <>
      <PageHeader title={translate('due.secondFactor')} subtitle={translate('due.secondFactorText')} />
      <Paper variant="outlined" sx={{ padding: 3 }}>
        <SecondFactorSetUp onDone={() => session.settle()} />
      </Paper>
    </>
  );
};
