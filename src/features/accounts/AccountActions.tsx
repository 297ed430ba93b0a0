import EditIcon from '@mui/icons-material/EditOutlined';
import EnableIcon from '@mui/icons-material/HowToRegOutlined';
import PasswordIcon from '@mui/icons-material/KeyOutlined';
import SessionsIcon from '@mui/icons-material/LogoutOutlined';
import DisableIcon from '@mui/icons-material/PersonOffOutlined';
import FactorIcon from '@mui/icons-material/PhonelinkEraseOutlined';
import { Stack } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { useRecordContext, useTranslate } from 'react-admin';
import { useDepository } from '../../components/act/useDepository.ts';
import { ConfirmRowButton } from '../../components/list/ConfirmRowButton.tsx';
import { RowButton } from '../../components/list/RowButton.tsx';
import { type Account, accountCalls } from '../../dataProvider/accountCalls.ts';
import type { Call } from '../../dataProvider/calls.ts';
import { session } from '../../session.ts';
import { AccountForm } from './AccountForm.tsx';
import { HeldWarning, LastOtherWarning } from './fourEyesWarnings.tsx';
import { useShowPassword } from './OneTimePasswords.tsx';

interface AccountButtonProps {
  /** The key of its texts under `accounts`. */
  action: 'password' | 'disable' | 'enable' | 'sessions' | 'factor';
  icon: ReactNode;
  color?: 'error' | 'success';
  run: () => Promise<unknown>;
}

const AccountButton = ({ action, ...props }: AccountButtonProps) => {
  const translate = useTranslate();
  const { fullName: name = '', role } = useRecordContext<Account>() ?? {};
  const text = (part: string) => translate(`accounts.${action}.${part}`, { name });
  return (
    <ConfirmRowButton
      label={text('label')}
      item={name}
      title={text('title')}
      content={
        <Stack spacing={2}>
          <div>{text('text')}</div>
          {action === 'password' && <HeldWarning role={role} />}
          {['disable', 'password'].includes(action) && <LastOtherWarning />}
        </Stack>
      }
      confirm={text('confirm')}
      refresh
      {...props}
    />
  );
};

const EditAccountButton = ({ account }: { account: Account }) => {
  const translate = useTranslate();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <RowButton
        label={translate('list.edit')}
        item={account.fullName}
        icon={<EditIcon />}
        onClick={() => setIsOpen(true)}
      />
      {isOpen && <AccountForm account={account} onClose={() => setIsOpen(false)} />}
    </>
  );
};

export const AccountActions = () => {
  const account = useRecordContext<Account>();
  const { change } = useDepository();
  const showPassword = useShowPassword();
  if (!account) return null;
  const { id, userName, fullName: name, isDisabled, hasSecondFactor } = account;
  const isOwn = userName === session.user()?.login;
  const calling = (call: Call<unknown>) => () => change('accounts', call);
  const resetPassword = async () =>
    showPassword({ name, ...(await change('accounts', accountCalls.resetPassword(id))) });
  const disabling = isDisabled
    ? ({ action: 'enable', color: 'success', icon: <EnableIcon /> } as const)
    : ({ action: 'disable', color: 'error', icon: <DisableIcon /> } as const);
  return (
    <div>
      <EditAccountButton account={account} />
      {!isOwn && <AccountButton action="password" icon={<PasswordIcon />} run={resetPassword} />}
      <AccountButton action="sessions" icon={<SessionsIcon />} run={calling(accountCalls.endSessions(id))} />
      {hasSecondFactor && !isOwn && (
        <AccountButton
          action="factor"
          icon={<FactorIcon />}
          run={calling(accountCalls.resetSecondFactor(id))}
        />
      )}
      <AccountButton {...disabling} run={calling(accountCalls[disabling.action](id))} />
    </div>
  );
};
