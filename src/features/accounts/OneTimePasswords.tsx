import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
} from '@mui/material';
import { createContext, type PropsWithChildren, useContext, useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useCopying } from '../../components/useCopying.ts';

interface OneTimePassword {
  /** Whose it is. */
  name: string;
  password: string;
  /** Another administrator has to enable the account first. */
  isHeld: boolean;
}

const ShowPassword = createContext<(shown: OneTimePassword) => void>(() => undefined);

export const useShowPassword = () => useContext(ShowPassword);

/** Shows one-time passwords one after the other; each is shown once, also where its row is gone by then. */
export const OneTimePasswords = ({ children }: PropsWithChildren) => {
  const [queue, setQueue] = useState<readonly OneTimePassword[]>([]);
  const [first] = queue;
  return (
    <ShowPassword value={(shown) => setQueue((former) => [...former, shown])}>
      {children}
      {first && <PasswordDialog key={first.password} {...first} onClose={() => setQueue(queue.slice(1))} />}
    </ShowPassword>
  );
};

/** Neither Esc nor a click on the backdrop closes it. */
const PasswordDialog = ({ name, password, isHeld, onClose }: OneTimePassword & { onClose: () => void }) => {
  const translate = useTranslate();
  const id = useId();
  const { copy, said } = useCopying(password);
  return (
    <Dialog open fullWidth maxWidth="xs" aria-labelledby={`${id}title`} aria-describedby={`${id}text`}>
      <DialogTitle id={`${id}title`}>{translate('accounts.oneTimePassword.title')}</DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}text`} sx={{ color: 'text.primary', marginBottom: 2 }}>
          {translate('accounts.oneTimePassword.text', { name })}
          {isHeld && ` ${translate('accounts.oneTimePassword.held')}`}
        </DialogContentText>
        <Box
          component="output"
          sx={{
            display: 'block',
            fontFamily: 'monospace',
            fontSize: 17,
            userSelect: 'all',
            overflowWrap: 'anywhere',
          }}
        >
          {password}
        </Box>
        <Box role="status" sx={{ color: 'error.main', marginTop: 1, '&:empty': { display: 'none' } }}>
          {said === 'copyFailed' && translate('accounts.oneTimePassword.copyFailed')}
        </Box>
      </DialogContent>
      <DialogActions sx={{ padding: 2 }}>
        <Button color="inherit" onClick={copy}>
          {translate(`accounts.oneTimePassword.${said === 'copied' ? 'copied' : 'copy'}`)}
        </Button>
        <Button variant="contained" onClick={onClose} autoFocus>
          {translate('accounts.oneTimePassword.done')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
