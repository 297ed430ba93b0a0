import { useRef, useState } from 'react';
import { FieldTitle, required, SelectInput, useRefresh, useTranslate, useUpdate } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { useDepository } from '../../components/act/useDepository.ts';
import { FormDialog } from '../../components/FormDialog.tsx';
import { TextInput } from '../../components/form/inputs.tsx';
import { isLoginValid } from '../../credentials.ts';
import { type Account, accountCalls, type NewAccount } from '../../dataProvider/accountCalls.ts';
import { isConflict } from '../../dataProvider/http.ts';
import { mayBeStored } from '../../dataProvider/unanswered.ts';
import { ROLES } from '../../wire/wire.ts';
import { useShowPassword } from './OneTimePasswords.tsx';

const NEW: NewAccount = { userName: '', fullName: '', role: 'kadry' };

const isLogin = (login: string) => (isLoginValid(login.trim()) ? undefined : 'accounts.wrongLogin');
const isName = (name: string) => (name.trim() ? undefined : 'accounts.noName');

/** @param account - the account to edit; undefined for a new one */
export const AccountForm = ({ account, onClose }: { account?: Account; onClose: () => void }) => {
  const translate = useTranslate();
  const refresh = useRefresh();
  const { ask, change } = useDepository();
  const [update] = useUpdate<Account, Error>();
  const showPassword = useShowPassword();
  // a colleague's change of another field is not taken back
  const [opened] = useState(account);
  /** What the user has seen of them: as they were opened, or told by a refusal; nothing of a field that an own change may have stored. */
  const seen = useRef<Partial<Account>>(account);
  /** The fields of changes that may be stored although they failed: taken back, they are sent too. */
  const tried = useRef<Partial<Account>>({});

  const handleSubmit = async ({ userName, fullName, role }: FieldValues) => {
    const values = { userName, fullName, role };
    try {
      if (opened) {
        const previousData = { ...opened, ...tried.current };
        const meta = { seen: { ...seen.current, ...tried.current } };
        const params = { id: opened.id, data: values, previousData, meta };
        await update('accounts', params, { returnPromise: true });
      } else {
        showPassword({ name: fullName, ...(await change('accounts', accountCalls.add(values))) });
      }
    } catch (error) {
      if (opened && mayBeStored(error)) {
        if (role !== opened.role) tried.current.role = undefined;
        if (fullName !== opened.fullName) tried.current.fullName = undefined;
      }
      if (opened && isConflict(error)) {
        const accounts = await ask(accountCalls.list).catch(console.error);
        seen.current = accounts?.find(({ id }) => id === opened.id) ?? opened;
      }
      throw error;
    } finally {
      // also after a failure, because an unanswered change may have been carried out
      refresh();
    }
    onClose();
  };

  return (
    <FormDialog
      title={translate(account ? 'accounts.editTitle' : 'accounts.addTitle')}
      subtitle={account ? account.userName : translate('accounts.addHint')}
      submitLabel={translate(account ? 'accounts.save' : 'accounts.create')}
      record={account ?? NEW}
      onSubmit={handleSubmit}
      onClose={onClose}
    >
      {!account && (
        <TextInput
          autoFocus
          source="userName"
          validate={isLogin}
          helperText="accounts.loginHelp"
          autoComplete="off"
          inputMode="email"
        />
      )}
      <TextInput autoFocus={account !== undefined} source="fullName" validate={isName} autoComplete="off" />
      <SelectInput
        source="role"
        // react-admin would mark this label alone with a star
        label={<FieldTitle label="resources.accounts.fields.role" />}
        validate={required()}
        choices={ROLES.map((role) => ({ id: role, name: `shell.roles.${role}` }))}
      />
    </FormDialog>
  );
};
