import { useRef, useState } from 'react';
import { FieldTitle, required, SelectInput, useRefresh, useTranslate } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { useDepository } from '../../components/act/useDepository.ts';
import { FormDialog } from '../../components/FormDialog.tsx';
import { useIsFormLocked } from '../../components/form/formState.ts';
import { TextInput } from '../../components/form/inputs.tsx';
import { isLoginValid } from '../../credentials.ts';
import {
  type Account,
  accountCalls,
  type NewAccount,
  type RoleAndName,
} from '../../dataProvider/accountCalls.ts';
import { isConflict } from '../../dataProvider/http.ts';
import { mayBeStored } from '../../dataProvider/unanswered.ts';
import { ROLES } from '../../wire/wire.ts';
import { RoleWarning } from './fourEyesWarnings.tsx';
import { useShowPassword } from './OneTimePasswords.tsx';

const NEW: NewAccount = { userName: '', fullName: '', role: 'kadry' };

const isLogin = (login: string) => (isLoginValid(login.trim()) ? undefined : 'accounts.wrongLogin');
const isName = (name: string) => (name.trim() ? undefined : 'accounts.noName');

const FIELDS = ['fullName', 'role'] as const;

/**
 * Saves what the user changes of an account. What somebody else has changed since is replaced only after that was told.
 *
 * @param onNewer - is given what somebody else has saved of the fields that the user has not changed
 */
const useSaveAccount = (
  { id, fullName, role }: RoleAndName & { id: number },
  onNewer: (values: Partial<RoleAndName>) => void,
) => {
  const { ask, change } = useDepository();
  /** What may be stored as far as the user knows: what was shown, and the values of failed changes. */
  const expected = useRef({ fullName: [fullName], role: [role] });

  return async (values: RoleAndName) => {
    const stored = expected.current;
    const changed = FIELDS.filter((field) => stored[field].some((value) => value !== values[field]));
    if (changed.length === 0) return;
    const only = <Value,>(of: Record<keyof RoleAndName, Value>) =>
      Object.fromEntries(changed.map((field) => [field, of[field]]));
    try {
      await change('accounts', accountCalls.change(id, only(values), only(stored)));
    } catch (error) {
      const accounts = isConflict(error) ? await ask(accountCalls.list).catch(console.error) : undefined;
      const now = accounts?.find((each) => each.id === id);
      if (now) {
        const others = FIELDS.filter((field) => !changed.includes(field));
        onNewer(Object.fromEntries(others.map((field) => [field, now[field]])));
        for (const field of FIELDS) stored[field] = [now[field]];
      } else if (mayBeStored(error)) {
        for (const field of changed) stored[field].push(values[field]);
      }
      throw error;
    }
  };
};

/** @param account - the account to edit; undefined for a new one */
export const AccountForm = ({ account, onClose }: { account?: Account; onClose: () => void }) => {
  const translate = useTranslate();
  const refresh = useRefresh();
  const { change } = useDepository();
  const [newer, setNewer] = useState<Partial<RoleAndName>>();
  const save = useSaveAccount(account ?? { id: 0, ...NEW }, setNewer);
  const showPassword = useShowPassword();

  const handleSubmit = async ({ userName, fullName, role }: FieldValues) => {
    const values = { userName, fullName: fullName.trim(), role };
    try {
      if (account) await save(values);
      else showPassword({ name: fullName, ...(await change('accounts', accountCalls.add(values))) });
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
      submitLabel={translate(account ? 'ra.action.save' : 'form.create')}
      record={account ?? NEW}
      newer={newer}
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
      <RoleInput />
      <RoleWarning account={account} />
    </FormDialog>
  );
};

const RoleInput = () => {
  const readOnly = useIsFormLocked();
  return (
    <SelectInput
      source="role"
      // react-admin would mark this label alone with a star
      label={<FieldTitle label="resources.accounts.fields.role" />}
      validate={required()}
      choices={ROLES.map((role) => ({ id: role, name: `shell.roles.${role}` }))}
      // react-admin's own `readOnly` disables it
      slotProps={{ input: { readOnly } }}
    />
  );
};
