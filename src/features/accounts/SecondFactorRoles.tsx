import Alert from '@mui/material/Alert';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useAct } from '../../components/act/useAct.ts';
import { useDepository } from '../../components/act/useDepository.ts';
import { accountCalls } from '../../dataProvider/accountCalls.ts';
import { ROLES, type Role } from '../../wire/wire.ts';
import { ACCOUNTS, useRead } from './useRead.ts';

/** The roles whose people need a second factor. */
export const SecondFactorRoles = () => {
  const translate = useTranslate();
  const depository = useDepository();
  const { data: required, error: unread } = useRead(accountCalls.secondFactorRoles);
  const { act, acting, isActing, error } = useAct({
    run: ({ role, isRequired }: { role: Role; isRequired: boolean }) =>
      depository.change(ACCOUNTS, accountCalls.requireSecondFactor(role, isRequired)),
  });
  const isRequired = (role: Role) =>
    acting?.role === role ? acting.isRequired : required?.includes(role) === true;
  return (
    <Paper
      variant="outlined"
      component="section"
      aria-labelledby="factor-roles"
      sx={{ marginTop: 2, padding: 3, maxWidth: 640, display: 'grid', gap: 1 }}
    >
      <Typography variant="h2" id="factor-roles">
        {translate('accounts.roles.title')}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {translate('accounts.roles.text')}
      </Typography>
      {unread && <Alert severity="error">{translate('accounts.roles.failed')}</Alert>}
      {required &&
        ROLES.map((role) => (
          <FormControlLabel
            key={role}
            label={translate(`shell.roles.${role}`)}
            control={
              <Checkbox
                checked={isRequired(role)}
                readOnly={isActing}
                onChange={(_event, checked) => act({ role, isRequired: checked })}
              />
            }
          />
        ))}
      {error && <Alert severity="error">{error.message}</Alert>}
    </Paper>
  );
};
