import { Button, Typography } from '@mui/material';
import { useState } from 'react';
import { PasswordInput, useTranslate } from 'react-admin';
import { useDepository } from '../../components/act/useDepository.ts';
import { FormDialog } from '../../components/FormDialog.tsx';
import { Notice } from '../../components/Notice.tsx';
import { passFocusToScreen } from '../../components/passFocus.ts';
import { Panel } from '../../components/Section.tsx';
import { useReadOf } from '../../components/useRead.ts';
import { ownCalls } from '../../dataProvider/accountCalls.ts';
import { SecondFactorSetUp, useRecoveryCodes } from './SecondFactorSetUp.tsx';

/** The query's name: turning off has it read again. Setting up uses another name, so that the recovery codes are shown at once. */
const OWN = 'ownSecondFactor';

export const SecondFactor = () => {
  const translate = useTranslate();
  const { data, error, refetch } = useReadOf(OWN, ownCalls.secondFactor);
  // what could not be read again may have changed
  const state = error ? undefined : data;
  const [open, setOpen] = useState<'setUp' | 'turnOff'>();
  const [codes] = useRecoveryCodes();
  const isSettingUp = open === 'setUp' || codes !== undefined;
  // also by an act whose answer was lost
  if (open === 'turnOff' && state && !state.isOn) setOpen(undefined);
  const handleDone = () => {
    setOpen(undefined);
    void refetch();
  };
  return (
    <Panel title={translate('factor.title')}>
      {error && <Notice title={translate('factor.failed')} onRetry={refetch} />}
      {state && !isSettingUp && (
        <Typography>
          {translate(state.isOn ? 'factor.on' : 'factor.off')}{' '}
          {state.isOn && translate('factor.left', { smart_count: state.recoveryCodesLeft })}{' '}
          {state.isRequired && translate('factor.required')}
        </Typography>
      )}
      {state && !state.isOn && !isSettingUp && (
        <Button ref={passFocusToScreen} variant="outlined" onClick={() => setOpen('setUp')}>
          {translate('factor.setUp')}
        </Button>
      )}
      {isSettingUp && <SecondFactorSetUp onDone={handleDone} />}
      {state?.isOn && !state.isRequired && !isSettingUp && (
        <Button ref={passFocusToScreen} color="error" onClick={() => setOpen('turnOff')}>
          {translate('factor.turnOff')}
        </Button>
      )}
      {open === 'turnOff' && <TurnOffDialog onClose={() => setOpen(undefined)} />}
    </Panel>
  );
};

const TurnOffDialog = ({ onClose }: { onClose: () => void }) => {
  const translate = useTranslate();
  const { change } = useDepository();
  return (
    <FormDialog
      title={translate('factor.title')}
      submitLabel={translate('factor.turnOff')}
      onSubmit={async ({ password }: { password?: string }) => {
        await change(OWN, ownCalls.endSecondFactor(password ?? ''));
        onClose();
      }}
      onClose={onClose}
    >
      <PasswordInput
        autoFocus
        source="password"
        label="account.currentPassword"
        autoComplete="current-password"
      />
    </FormDialog>
  );
};
