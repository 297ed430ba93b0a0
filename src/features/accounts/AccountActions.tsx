import EditIcon from '@mui/icons-material/EditOutlined';
import EnableIcon from '@mui/icons-material/HowToRegOutlined';
import PasswordIcon from '@mui/icons-material/KeyOutlined';
import SessionsIcon from '@mui/icons-material/LogoutOutlined';
import DisableIcon from '@mui/icons-material/PersonOffOutlined';
import FactorIcon from '@mui/icons-material/PhonelinkEraseOutlined';
import { type ReactNode, useState } from 'react';
import { useDataProvider, useRecordContext, useTranslate } from 'react-admin';
import { ConfirmRowButton } from '../../components/list/ConfirmRowButton.tsx';
import { RowButton } from '../../components/list/RowButton.tsx';
import { type Account, accountCalls } from '../../dataProvider/accountCalls.ts';
import type { DepositoryDataProvider } from '../../dataProvider/dataProvider.ts';
import { AccountForm } from './AccountForm.tsx';
import { useShowPassword } from './OneTimePasswords.tsx';

interface AccountButtonProps {
  /** Its texts, under `accounts`. */
  action: 'password' | 'disable' | 'enable' | 'sessions' | 'factor';
  account: Account;
  icon: ReactNode;
  color?: 'error' | 'success';
  run: () => Promise<unknown>;
}

const AccountButton = ({ action, account, ...props }: AccountButtonProps) => {
  const translate = useTranslate();
  const name = account.fullName;
  return (
    <ConfirmRowButton
      label={translate(`accounts.${action}.label`)}
      item={name}
      title={translate(`accounts.${action}.title`)}
      content={translate(`accounts.${action}.text`, { name })}
      confirm={translate(`accounts.${action}.confirm`)}
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
        label={translate('accounts.edit')}
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
  const { change } = useDataProvider<DepositoryDataProvider>();
  const showPassword = useShowPassword();
  if (!account) return null;
  const { id, fullName: name, isDisabled, hasSecondFactor } = account;
  const resetPassword = async () =>
    showPassword({ name, ...(await change('accounts', accountCalls.resetPassword(id))) });
  return (
    <div>
      <EditAccountButton account={account} />
      <AccountButton action="password" account={account} icon={<PasswordIcon />} run={resetPassword} />
      <AccountButton
        action="sessions"
        account={account}
        icon={<SessionsIcon />}
        run={() => change('accounts', accountCalls.endSessions(id))}
      />
      {hasSecondFactor && (
        <AccountButton
          action="factor"
          account={account}
          icon={<FactorIcon />}
          run={() => change('accounts', accountCalls.resetSecondFactor(id))}
        />
      )}
      {isDisabled ? (
        <AccountButton
          action="enable"
          account={account}
          icon={<EnableIcon />}
          color="success"
          run={() => change('accounts', accountCalls.enable(id))}
        />
      ) : (
        <AccountButton
          action="disable"
          account={account}
          icon={<DisableIcon />}
          color="error"
          run={() => change('accounts', accountCalls.disable(id))}
        />
      )}
    </div>
  );
};
