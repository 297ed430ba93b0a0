import EditIcon from '@mui/icons-material/EditOutlined';
import EnableIcon from '@mui/icons-material/HowToRegOutlined';
import PasswordIcon from '@mui/icons-material/KeyOutlined';
import SessionsIcon from '@mui/icons-material/LogoutOutlined';
import DisableIcon from '@mui/icons-material/PersonOffOutlined';
import FactorIcon from '@mui/icons-material/PhonelinkEraseOutlined';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { createContext, useContext } from 'react';
import { column } from '../../components/columns.tsx';
import type { Column } from '../../components/RecordTable.tsx';
import { RowAction } from '../../components/RowAction.tsx';
import { StateDot } from '../../components/StateDot.tsx';
import { type Account, accountCalls } from '../../dataProvider/accountCalls.ts';
import { russianMoment } from '../../dates.ts';
import { AskedAct } from './AskedAct.tsx';
import type { Given } from './GivenPassword.tsx';

/** What a row may open above the table. */
export const Editing = createContext<{ edit: (account: Account) => void; give: (given: Given) => void }>({
  edit: () => undefined,
  give: () => undefined,
});

const State = ({ isDisabled, mustChangePassword, hasSecondFactor }: Account) => {
  const translate = useTranslate();
  const state = mustChangePassword ? 'oneTime' : 'active';
  const colour = mustChangePassword ? 'warning.main' : 'success.main';
  return (
    <>
      <StateDot colour={isDisabled ? 'text.secondary' : colour}>
        {translate(`accounts.${isDisabled ? 'disabled' : state}`)}
      </StateDot>
      {hasSecondFactor && (
        <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
          {translate('accounts.hasSecondFactor')}
        </Typography>
      )}
    </>
  );
};

const RoleName = ({ role }: Account) => useTranslate()(`shell.roles.${role}`, { _: role });

const LastSignIn = ({ lastSignInAt }: Account) => {
  const translate = useTranslate();
  return lastSignInAt ? russianMoment(lastSignInAt) : translate('accounts.never');
};

const Actions = ({ account }: { account: Account }) => {
  const translate = useTranslate();
  const { edit, give } = useContext(Editing);
  const { id, fullName: name, isDisabled, hasSecondFactor } = account;
  return (
    <div>
      <RowAction
        label={translate('accounts.edit')}
        item={name}
        icon={<EditIcon />}
        onClick={() => edit(account)}
      />
      <AskedAct
        act="password"
        name={name}
        icon={<PasswordIcon />}
        call={accountCalls.resetPassword(id)}
        onDone={(password) => give({ name, password })}
      />
      <AskedAct act="sessions" name={name} icon={<SessionsIcon />} call={accountCalls.endSessions(id)} />
      {hasSecondFactor && (
        <AskedAct act="factor" name={name} icon={<FactorIcon />} call={accountCalls.resetSecondFactor(id)} />
      )}
      {isDisabled ? (
        <AskedAct
          act="enable"
          name={name}
          icon={<EnableIcon />}
          color="success"
          call={accountCalls.enable(id)}
        />
      ) : (
        <AskedAct
          act="disable"
          name={name}
          icon={<DisableIcon />}
          color="error"
          call={accountCalls.disable(id)}
        />
      )}
    </div>
  );
};

export const accountColumns: readonly Column<Account>[] = [
  {
    label: 'accounts.fields.fullName',
    source: 'fullName',
    variant: 'heading',
    render: ({ fullName }) => fullName,
  },
  column.address('userName', 'accounts.fields.userName'),
  { label: 'accounts.fields.role', source: 'role', render: (account) => <RoleName {...account} /> },
  { label: 'accounts.fields.state', render: (account) => <State {...account} /> },
  {
    label: 'accounts.fields.lastSignIn',
    source: 'lastSignInAt',
    render: (account) => <LastSignIn {...account} />,
  },
  { label: 'list.actions', variant: 'actions', render: (account) => <Actions account={account} /> },
];
