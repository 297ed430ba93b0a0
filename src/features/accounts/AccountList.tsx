import AddIcon from '@mui/icons-material/Add';
import { Button, Typography } from '@mui/material';
import { useState } from 'react';
import { useRecordContext, useTranslate } from 'react-admin';
import { DataTable } from '../../components/list/DataTable.tsx';
import { List } from '../../components/list/List.tsx';
import { StateDot } from '../../components/StateDot.tsx';
import type { Account } from '../../dataProvider/accountCalls.ts';
import { russianMoment } from '../../dates.ts';
import { AccountActions } from './AccountActions.tsx';
import { AccountForm } from './AccountForm.tsx';
import { OneTimePasswords } from './OneTimePasswords.tsx';
import { SecondFactorRoles } from './SecondFactorRoles.tsx';
import './texts.ts';

const StateField = () => {
  const translate = useTranslate();
  const { isDisabled, heldBy, mustChangePassword, hasSecondFactor } = useRecordContext<Account>() ?? {};
  const [colour, state] = mustChangePassword ? ['warning.main', 'oneTime'] : ['success.main', 'active'];
  return (
    <>
      <StateDot colour={isDisabled ? 'text.secondary' : colour}>
        {translate(`accounts.${isDisabled ? 'disabled' : state}`)}
      </StateDot>
      {heldBy && (
        <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
          {translate('accounts.heldBy', { name: heldBy })}
        </Typography>
      )}
      {hasSecondFactor && (
        <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
          {translate('accounts.hasSecondFactor')}
        </Typography>
      )}
    </>
  );
};

const AddButton = () => {
  const translate = useTranslate();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="contained" startIcon={<AddIcon />} onClick={() => setIsOpen(true)}>
        {translate('accounts.add')}
      </Button>
      {isOpen && <AccountForm onClose={() => setIsOpen(false)} />}
    </>
  );
};

export const AccountList = () => {
  const translate = useTranslate();
  return (
    <OneTimePasswords>
      <List perPage={10} actions={<AddButton />}>
        <DataTable emptyText="accounts.empty">
          <DataTable.Col source="fullName" cell="title" />
          <DataTable.Col source="userName" cell="address" />
          <DataTable.Col source="role" render={({ role }) => translate(`shell.roles.${role}`, { _: role })} />
          <DataTable.Col source="state" disableSort field={StateField} />
          <DataTable.Col
            source="lastSignInAt"
            render={({ lastSignInAt }) =>
              lastSignInAt ? russianMoment(lastSignInAt) : translate('accounts.never')
            }
          />
          <DataTable.Col label="list.actions" cell="actions" field={AccountActions} />
        </DataTable>
      </List>
      <SecondFactorRoles />
    </OneTimePasswords>
  );
};
