import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { useAct } from '../../components/act/useAct.ts';
import { useDepository } from '../../components/act/useDepository.ts';
import { ModalForm } from '../../components/ModalForm.tsx';
import { ownCalls } from '../../dataProvider/accountCalls.ts';
import { faultIn } from './faultIn.ts';
import { SecondFactorSetUp } from './SecondFactorSetUp.tsx';
import { ACCOUNTS, useRead } from './useRead.ts';

/** Whether signing in needs a code, and how to have it so. */
export const SecondFactor = () => {
  const translate = useTranslate();
  const { data: state, error } = useRead(ownCalls.secondFactor);
  const [isSettingUp, setIsSettingUp] = useState(false);
  const [isEnding, setIsEnding] = useState(false);
  return (
    <Paper
      variant="outlined"
      component="section"
      aria-labelledby="second-factor"
      sx={{ padding: 3, display: 'grid', gap: 1.5, justifyItems: 'start' }}
    >
      <Typography variant="h2" id="second-factor">
        {translate('factor.title')}
      </Typography>
      {error && <Alert severity="error">{translate('factor.failed')}</Alert>}
      {state && !isSettingUp && (
        <Typography>
          {translate(state.isOn ? 'factor.on' : 'factor.off')}{' '}
          {state.isOn && translate('factor.left', { smart_count: state.recoveryCodesLeft })}{' '}
          {state.isRequired && translate('factor.required')}
        </Typography>
      )}
      {state && !state.isOn && !isSettingUp && (
        <Button variant="outlined" onClick={() => setIsSettingUp(true)}>
          {translate('factor.setUp')}
        </Button>
      )}
      {isSettingUp && <SecondFactorSetUp onDone={() => setIsSettingUp(false)} />}
      {state?.isOn && !state.isRequired && !isSettingUp && (
        <Button color="error" onClick={() => setIsEnding(true)}>
          {translate('factor.turnOff')}
        </Button>
      )}
      {isEnding && <EndForm onClose={() => setIsEnding(false)} />}
    </Paper>
  );
};

const EndForm = ({ onClose }: { onClose: () => void }) => {
  const translate = useTranslate();
  const depository = useDepository();
  const [password, setPassword] = useState('');
  const { act, isActing, error } = useAct({
    run: () => depository.change(ACCOUNTS, ownCalls.endSecondFactor(password)),
    onDone: onClose,
  });
  return (
    <ModalForm
      title={translate('factor.title')}
      submitLabel={translate('factor.turnOff')}
      saving={isActing}
      onSubmit={act}
      onClose={onClose}
    >
      <TextField
        autoFocus
        type="password"
        autoComplete="current-password"
        label={translate('factor.currentPassword')}
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      {error && <Alert severity="error">{faultIn(error)}</Alert>}
    </ModalForm>
  );
};
