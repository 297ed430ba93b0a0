import { Alert, Checkbox, FormControlLabel, Paper, Typography } from '@mui/material';
import { useGetOne, useTranslate, useUpdate } from 'react-admin';
import type { SecondFactorRoles as Roles } from '../../dataProvider/accountCalls.ts';
import { ROLES } from '../../wire/wire.ts';

/** The roles that need a second factor. */
export const SecondFactorRoles = () => {
  const translate = useTranslate();
  const { data, error: loadError } = useGetOne<Roles>('secondFactorRoles', { id: 'all' });
  const [update, { isPending, variables, error }] = useUpdate<Roles, Error>('secondFactorRoles', {
    id: 'all',
    previousData: data,
  });
  const shown = isPending ? { ...data, ...variables?.data } : data;
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
      {loadError && <Alert severity="error">{translate('accounts.roles.failed')}</Alert>}
      {shown &&
        ROLES.map((role) => (
          <FormControlLabel
            key={role}
            label={translate(`shell.roles.${role}`)}
            control={
              <Checkbox
                checked={shown[role] === true}
                readOnly={isPending}
                onChange={(_event, checked) => !isPending && update(undefined, { data: { [role]: checked } })}
              />
            }
          />
        ))}
      {error && <Alert severity="error">{error.message}</Alert>}
    </Paper>
  );
};
