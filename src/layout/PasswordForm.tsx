import Alert from '@mui/material/Alert';
import Paper from '@mui/material/Paper';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { type FormEvent, useState } from 'react';
import { ActButton } from '../components/act/ActButton.tsx';
import { useAct } from '../components/act/useAct.ts';
import { useDepository } from '../components/act/useDepository.ts';
import { faultIn } from '../features/accounts/faultIn.ts';
import { isPasswordValid } from './signIn/credentials.ts';

const blank = { currentPassword: '', newPassword: '', repeated: '' };

/** Shown only where the depository says when a session ends: that is ours, which can change a password. */
export const PasswordForm = ({ onChanged }: { onChanged?: () => Promise<void> }) => {
  const translate = useTranslate();
  const depository = useDepository();
  const [values, setValues] = useState(blank);
  const [checked, setChecked] = useState(false);
  const [isChanged, setIsChanged] = useState(false);
  const { act, isActing, error, forgetError } = useAct({
    run: async () => {
      await depository.changePassword(values);
      await onChanged?.();
    },
    onDone: () => {
      setValues(blank);
      setIsChanged(true);
    },
  });

  const tooShort = checked && !isPasswordValid(values.newPassword);
  const differs = checked && values.newPassword !== values.repeated;

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (!isPasswordValid(values.newPassword) || values.newPassword !== values.repeated) return;
    setChecked(false);
    act();
  };

  const field = (name: keyof typeof blank) => ({
    type: 'password',
    label: translate(name === 'repeated' ? 'account.repeatPassword' : `account.${name}`),
    value: values[name],
    slotProps: { input: { readOnly: isActing } },
    onChange: (event: { target: { value: string } }) => {
      forgetError();
      setIsChanged(false);
      setValues({ ...values, [name]: event.target.value });
    },
  });

  return (
    <Paper
      variant="outlined"
      component="form"
      noValidate
      onSubmit={handleSubmit}
      sx={{
        padding: 3,
        display: 'grid',
        gap: 2.5,
        justifyItems: 'start',
        '& .MuiTextField-root': { width: '100%' },
      }}
    >
      <Typography variant="h2">{translate('account.password')}</Typography>
      <TextField {...field('currentPassword')} autoComplete="current-password" />
      <TextField
        {...field('newPassword')}
        autoComplete="new-password"
        error={tooShort}
        helperText={translate('account.passwordRule')}
      />
      <TextField
        {...field('repeated')}
        autoComplete="new-password"
        error={differs}
        helperText={differs ? translate('account.passwordsDiffer') : undefined}
      />
      {error && (
        <Alert severity="error" variant="outlined">
          {faultIn(error)}
        </Alert>
      )}
      {isChanged && (
        <Alert severity="success" variant="outlined">
          {translate('account.passwordChanged')}
        </Alert>
      )}
      <ActButton type="submit" variant="contained" isActing={isActing}>
        {translate('account.changePassword')}
      </ActButton>
    </Paper>
  );
};
