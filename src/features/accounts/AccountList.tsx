import AddIcon from '@mui/icons-material/Add';
import FactorIcon from '@mui/icons-material/PhonelinkLockOutlined';
import { Alert, Box, Button, Checkbox, FormControlLabel, Tooltip, Typography } from '@mui/material';
import { useState } from 'react';
import { useRecordContext, useTranslate } from 'react-admin';
import { useAct } from '../../components/act/useAct.ts';
import { useDepository } from '../../components/act/useDepository.ts';
import { DataTable } from '../../components/list/DataTable.tsx';
import { List } from '../../components/list/List.tsx';
import { Notice } from '../../components/Notice.tsx';
import { Panel } from '../../components/Section.tsx';
import { StateDot } from '../../components/StateDot.tsx';
import { useReadOf } from '../../components/useRead.ts';
import { type Account, accountCalls } from '../../dataProvider/accountCalls.ts';
import { russianMoment } from '../../dates.ts';
import { ROLES, type Role } from '../../wire/wire.ts';
import { AccountActions } from './AccountActions.tsx';
import { AccountForm } from './AccountForm.tsx';

const StateField = () => {
  const translate = useTranslate();
  const { isDisabled, heldBy, mustChangePassword, hasSecondFactor } = useRecordContext<Account>() ?? {};
  const [colour, state] = mustChangePassword
    ? ['warning.main', 'oneTimePassword.title']
    : ['success.main', 'active'];
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <StateDot colour={isDisabled ? 'text.secondary' : colour}>
          {translate(`accounts.${isDisabled ? 'disabled' : state}`)}
        </StateDot>
        {hasSecondFactor && (
          <Tooltip title={translate('accounts.hasSecondFactor')}>
            <FactorIcon role="img" fontSize="small" sx={{ color: 'text.secondary' }} />
          </Tooltip>
        )}
      </Box>
      {heldBy && (
        <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
          {translate('accounts.heldBy', { name: heldBy })}
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
        {translate('list.add')}
      </Button>
      {isOpen && <AccountForm onClose={() => setIsOpen(false)} />}
    </>
  );
};

export const AccountList = () => {
  const translate = useTranslate();
  return (
    <>
      <List perPage={10} actions={<AddButton />}>
        <DataTable emptyText="accounts.empty">
          <DataTable.Col source="fullName" cell="title" />
          <DataTable.Col source="userName" cell="login" />
          <DataTable.Col
            source="role"
            cell="state"
            render={({ role }) => translate(`shell.roles.${role}`, { _: role })}
          />
          <DataTable.Col source="state" cell="state" disableSort field={StateField} />
          <DataTable.Col
            source="lastSignInAt"
            render={({ lastSignInAt }) =>
              lastSignInAt ? russianMoment(lastSignInAt) : translate('accounts.never')
            }
          />
          <DataTable.Col label="list.actions" cell="actions" field={AccountActions} />
        </DataTable>
      </List>
      <Box sx={{ marginTop: 2, maxWidth: 640 }}>
        <SecondFactorRoles />
      </Box>
    </>
  );
};

/** Tells which roles need a second factor. */
const SecondFactorRoles = () => {
  const translate = useTranslate();
  const { change } = useDepository();
  const read = useReadOf('secondFactorRoles', accountCalls.secondFactorRoles);
  // what could not be read again may have changed
  const data = read.error ? undefined : read.data;
  const { act, acting, error } = useAct({
    run: ({ role, isRequired }: { role: Role; isRequired: boolean }) =>
      change('secondFactorRoles', accountCalls.requireSecondFactor(role, isRequired)),
  });
  const isChecked = (role: Role) => (acting?.role === role ? acting.isRequired : data?.includes(role));
  return (
    <Panel title={translate('factor.title')}>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {translate('accounts.rolesText')}
      </Typography>
      {read.error && <Notice title={translate('factor.failed')} onRetry={read.refetch} />}
      {data &&
        ROLES.map((role) => (
          <FormControlLabel
            key={role}
            label={translate(`shell.roles.${role}`)}
            control={
              <Checkbox
                checked={isChecked(role)}
                readOnly={acting !== undefined}
                onChange={(_event, isRequired) => act({ role, isRequired })}
              />
            }
          />
        ))}
      {error && <Alert severity="error">{error.message}</Alert>}
    </Panel>
  );
};
