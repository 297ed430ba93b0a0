import { Paper, Typography } from '@mui/material';
import { useRef, useState } from 'react';
import { PasswordInput, useDataProvider, useTranslate } from 'react-admin';
import { isPasswordValid } from '../../credentials.ts';
import { access } from '../../dataProvider/accessCalls.ts';
import type { DepositoryDataProvider } from '../../dataProvider/dataProvider.ts';
import { DepositoryError, type FieldFault } from '../../dataProvider/http.ts';
import { isUnanswered } from '../../dataProvider/unanswered.ts';
import { session } from '../../session.ts';
import { ActForm, type Typed } from './ActForm.tsx';

const isLongEnough = (password = '') => (isPasswordValid(password) ? undefined : 'account.passwordRule');
const isSame = (repeated: string, { newPassword }: Typed) =>
  repeated === newPassword ? undefined : 'account.passwordsDiffer';

const isOfCurrent = ({ path }: FieldFault) => path === 'currentPassword';

/** Changes the own password. */
export const PasswordForm = ({ onChanged }: { onChanged?: () => Promise<void> }) => {
  const translate = useTranslate();
  const { change } = useDataProvider<DepositoryDataProvider>();
  const [oneTimePassword] = useState(session.oneTimePassword);
  /** The current password of a change that nobody answered. */
  const perhapsChanged = useRef<string>(undefined);
  const handleSubmit = async ({ currentPassword = oneTimePassword ?? '', newPassword = '' }: Typed) => {
    const call = access.changePassword({ currentPassword, newPassword });
    await change('account', call).catch((error: unknown) => {
      if (isUnanswered(error)) perhapsChanged.current = currentPassword;
      const isRefused = error instanceof DepositoryError && error.faults.some(isOfCurrent);
      // it was valid at the sign-in, or has been sent before: an answer was lost on its way
      const isChanged = isRefused && (oneTimePassword || perhapsChanged.current === currentPassword);
      throw isChanged ? new Error(translate('account.alreadyChanged')) : error;
    });
    await onChanged?.();
  };
  return (
    <Paper variant="outlined" sx={{ padding: 3 }}>
      <ActForm submitLabel="account.changePassword" success="account.passwordChanged" onSubmit={handleSubmit}>
        <Typography variant="h2">{translate('account.password')}</Typography>
        {!oneTimePassword && (
          <PasswordInput
            fullWidth
            source="currentPassword"
            label="account.currentPassword"
            autoComplete="current-password"
            helperText={false}
          />
        )}
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
      </ActForm>
    </Paper>
  );
};
