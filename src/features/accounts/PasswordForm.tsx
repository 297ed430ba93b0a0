import { Alert, Paper, Typography } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Form, PasswordInput, useDataProvider, useTranslate } from 'react-admin';
import { ActButton } from '../../components/act/ActButton.tsx';
import { isPasswordValid } from '../../credentials.ts';
import type { DepositoryDataProvider } from '../../dataProvider/dataProvider.ts';
import { errorMessage } from '../../dataProvider/errorMessage.ts';

interface Passwords {
  currentPassword?: string;
  newPassword?: string;
  repeated?: string;
}

const isLongEnough = (password = '') => (isPasswordValid(password) ? undefined : 'account.passwordRule');
const isSame = (repeated: string, { newPassword }: Passwords) =>
  repeated === newPassword ? undefined : 'account.passwordsDiffer';

/** Changes the own password. */
export const PasswordForm = ({ onChanged }: { onChanged?: () => Promise<void> }) => {
  const translate = useTranslate();
  const { changePassword } = useDataProvider<DepositoryDataProvider>();
  const [count, setCount] = useState(0);
  const { mutate, isPending, isSuccess, error, reset } = useMutation({
    mutationFn: async ({ currentPassword = '', newPassword = '' }: Passwords) => {
      await changePassword({ currentPassword, newPassword });
      await onChanged?.();
    },
    // a new, empty form
    onSuccess: () => setCount(count + 1),
  });
  return (
    <Paper variant="outlined" sx={{ padding: 3 }}>
      <Form
        key={count}
        noValidate
        disableInvalidFormNotification
        onSubmit={(values: Passwords) => void (isPending || mutate(values))}
      >
        <div onChange={reset} style={{ display: 'grid', gap: 20, justifyItems: 'start' }}>
          <Typography variant="h2">{translate('account.password')}</Typography>
          <PasswordInput
            fullWidth
            source="currentPassword"
            label="account.currentPassword"
            autoComplete="current-password"
            helperText={false}
          />
          <PasswordInput
            fullWidth
            source="newPassword"
            label="account.newPassword"
            autoComplete="new-password"
            validate={isLongEnough}
            helperText="account.passwordRule"
          />
          <PasswordInput
            fullWidth
            source="repeated"
            label="account.repeatPassword"
            autoComplete="new-password"
            validate={isSame}
            helperText={false}
          />
          {error && (
            <Alert severity="error" variant="outlined">
              {errorMessage(error)}
            </Alert>
          )}
          {isSuccess && (
            <Alert severity="success" variant="outlined">
              {translate('account.passwordChanged')}
            </Alert>
          )}
          <ActButton type="submit" variant="contained" isActing={isPending}>
            {translate('account.changePassword')}
          </ActButton>
        </div>
      </Form>
    </Paper>
  );
};
