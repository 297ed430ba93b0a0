import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { useDataProvider, useTranslate } from 'ra-core';
import { type FormEvent, useState } from 'react';
import type { DepositoryDataProvider } from '../dataProvider/dataProvider.ts';
import { isPasswordValid } from './credentials.ts';

const blank = { currentPassword: '', newPassword: '', repeated: '' };

/** Shown only where the depository says when a session ends: that is ours, which can change a password. */
export const PasswordForm = () => {
  const translate = useTranslate();
  const dataProvider = useDataProvider<DepositoryDataProvider>();
  const [values, setValues] = useState(blank);
  const [checked, setChecked] = useState(false);
  const { mutate, isPending, isSuccess, error, reset } = useMutation({
    mutationFn: () => dataProvider.changePassword(values),
    onSuccess: () => setValues(blank),
  });

  const tooShort = checked && !isPasswordValid(values.newPassword);
  const differs = checked && values.newPassword !== values.repeated;

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (!isPasswordValid(values.newPassword) || values.newPassword !== values.repeated) return;
    setChecked(false);
    mutate();
  };

  const field = (name: keyof typeof blank) => ({
    type: 'password',
    label: translate(name === 'repeated' ? 'account.repeatPassword' : `account.${name}`),
    value: values[name],
    onChange: (event: { target: { value: string } }) => {
      reset();
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
      {error && <Alert severity="error">{error.message}</Alert>}
      {isSuccess && <Alert severity="success">{translate('account.passwordChanged')}</Alert>}
      <Button type="submit" variant="contained" loading={isPending}>
        {translate('account.changePassword')}
      </Button>
    </Paper>
  );
};
