import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { PasswordInput, useTranslate } from 'react-admin';
import { useDepository } from '../../components/act/useDepository.ts';
import { Panel } from '../../components/Section.tsx';
import { isPasswordValid } from '../../credentials.ts';
import { access } from '../../dataProvider/accessCalls.ts';
import { DepositoryError, type FieldFault } from '../../dataProvider/http.ts';
import { isUnanswered } from '../../dataProvider/unanswered.ts';
import { session } from '../../session.ts';
import { ActForm, type Typed } from './ActForm.tsx';

const isLongEnough = (password = '') => (isPasswordValid(password) ? undefined : 'account.passwordRule');
const isSame = (repeated: string, { newPassword }: Typed) =>
  repeated === newPassword ? undefined : 'account.passwordsDiffer';

const isOfCurrent = ({ path }: FieldFault) => path === 'currentPassword';

export const PasswordForm = ({ onChanged }: { onChanged?: () => Promise<void> }) => {
  const translate = useTranslate();
  const { change } = useDepository();
  const queryClient = useQueryClient();
  const [oneTimePassword] = useState(session.oneTimePassword);
  /** The current password of an unanswered change. */
  const perhapsChanged = useRef<string>(undefined);
  const handleSubmit = async ({ currentPassword = oneTimePassword ?? '', newPassword = '' }: Typed) => {
    const call = access.changePassword({ currentPassword, newPassword });
    const endsSessions = change('account', call).finally(() =>
      queryClient.invalidateQueries({ queryKey: ['sessions'] }),
    );
    await endsSessions.catch((error: unknown) => {
      if (isUnanswered(error)) perhapsChanged.current = currentPassword;
      // 403 where a second factor is required next
      const isRefused =
        error instanceof DepositoryError && (error.status === 403 || error.faults.some(isOfCurrent));
      // it was valid before, so the refusal means that the unanswered change was carried out
      const isChanged = isRefused && (oneTimePassword || perhapsChanged.current === currentPassword);
      throw isChanged ? new Error(translate('account.alreadyChanged')) : error;
    });
    await onChanged?.();
  };
  return (
    <Panel title={translate('account.password')}>
      <ActForm submitLabel="account.changePassword" success="account.passwordChanged" onSubmit={handleSubmit}>
        {!oneTimePassword && (
          <PasswordInput
            fullWidth
            source="currentPassword"
            label="account.currentPassword"
            autoComplete="current-password"
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
        />
      </ActForm>
    </Panel>
  );
};
