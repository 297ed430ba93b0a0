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

const FIELDS = ['fullName', 'role'] as const;
type Fields = Partial<Pick<Account, (typeof FIELDS)[number]>>;

/** Saves what the user changes of an account. What somebody else has changed since is replaced only after that was told. */
const useSaveAccount = (account?: Account) => {
  const [opened] = useState(account);
  const { ask } = useDepository();
  const [update] = useUpdate<Account, Error>();
  /** The stored values that the user knows: those of the opened account, or of a refusal. */
  const known = useRef<Fields>({ ...account });
  /** The values of failed changes that may be stored. */
  const attempted = useRef<Fields>({});
  /** Fields that are sent even where they have their first values again. */
  const resent = useRef(new Set<string>());

  return async (values: Required<Fields>) => {
    if (!opened) return;
    const { id } = opened;
    const sent = FIELDS.filter((field) => resent.current.has(field) || values[field] !== opened[field]);
    const was: Fields = {};
    const others: Fields = { ...opened };
    for (const field of sent) {
      const { [field]: tried = values[field] } = attempted.current;
      was[field] = tried === values[field] ? known.current[field] : tried;
      delete others[field];
    }
    try {
      await update(
        'accounts',
        { id, data: values, previousData: others as Account, meta: { was } },
        { returnPromise: true },
      );
    } catch (error) {
      const isRefused = isConflict(error);
      const accounts = isRefused ? await ask(accountCalls.list).catch(console.error) : undefined;
      const now = accounts?.find((each) => each.id === id);
      for (const field of sent) {
        if (isRefused) delete attempted.current[field];
        if (now) known.current[field] = now[field];
        if (mayBeStored(error)) attempted.current[field] = values[field];
        if (isRefused || mayBeStored(error)) resent.current.add(field);
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
  const save = useSaveAccount(account);
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
