import TextField from '@mui/material/TextField';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { useAct } from '../../components/act/useAct.ts';
import { useDepository } from '../../components/act/useDepository.ts';
import { Dropdown } from '../../components/Dropdown.tsx';
import { SaveFailure } from '../../components/form/SaveFailure.tsx';
import { ModalForm } from '../../components/ModalForm.tsx';
import { type Account, accountCalls } from '../../dataProvider/accountCalls.ts';
import { isLoginValid } from '../../layout/signIn/credentials.ts';
import { ROLES } from '../../wire/wire.ts';
import type { Given } from './GivenPassword.tsx';
import { ACCOUNTS } from './useRead.ts';

interface AccountFormProps {
  /** The one to change; a new one without it. */
  account?: Account;
  onGiven: (given: Given) => void;
  onClose: () => void;
}

export const AccountForm = ({ account, onGiven, onClose }: AccountFormProps) => {
  const translate = useTranslate();
  const { change } = useDepository();
  const [userName, setUserName] = useState('');
  const [fullName, setFullName] = useState(account?.fullName ?? '');
  const [role, setRole] = useState<string>(account?.role ?? 'kadry');
  const [isChecked, setIsChecked] = useState(false);

  const save = async () => {
    if (!account) return await change(ACCOUNTS, accountCalls.add({ userName, fullName, role }));
    if (fullName !== account.fullName) await change(ACCOUNTS, accountCalls.rename(account.id, fullName));
    if (role !== account.role) await change(ACCOUNTS, accountCalls.setRole(account.id, role));
    return undefined;
  };
  const { act, isActing, error } = useAct({
    run: save,
    onDone: (password) => {
      onClose();
      if (password) onGiven({ name: fullName, password });
    },
  });

  const hasLogin = account !== undefined || isLoginValid(userName.trim());
  const hasName = fullName.trim() !== '';
  const handleSubmit = () => {
    setIsChecked(true);
    if (hasLogin && hasName) act();
  };
  const readOnly = { input: { readOnly: isActing } };
  const options = ROLES.map((each) => ({ value: each, label: translate(`shell.roles.${each}`) }));

  return (
    <ModalForm
      title={translate(account ? 'accounts.editTitle' : 'accounts.addTitle')}
      subtitle={account ? account.userName : translate('accounts.addHint')}
      submitLabel={translate(account ? 'accounts.save' : 'accounts.create')}
      saving={isActing}
      onSubmit={handleSubmit}
      onClose={onClose}
    >
      {!account && (
        <TextField
          autoFocus
          fullWidth
          label={translate('accounts.fields.userName')}
          value={userName}
          onChange={(event) => setUserName(event.target.value)}
          error={isChecked && !hasLogin}
          helperText={isChecked && !hasLogin ? translate('accounts.wrongLogin') : undefined}
          autoComplete="off"
          slotProps={{
            ...readOnly,
            htmlInput: { inputMode: 'email', autoCapitalize: 'none', spellCheck: false },
          }}
        />
      )}
      <TextField
        autoFocus={account !== undefined}
        fullWidth
        label={translate('accounts.fields.fullName')}
        value={fullName}
        onChange={(event) => setFullName(event.target.value)}
        error={isChecked && !hasName}
        helperText={isChecked && !hasName ? translate('accounts.noName') : undefined}
        autoComplete="off"
        slotProps={readOnly}
      />
      <Dropdown
        label={translate('accounts.fields.role')}
        placeholder={translate('accounts.fields.role')}
        options={options}
        value={role}
        onChange={(chosen) => setRole(String(chosen ?? role))}
        readOnly={isActing}
      />
      <SaveFailure failure={error} />
    </ModalForm>
  );
};
