import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
} from '@mui/material';
import { useId } from 'react';
import { useStore, useStoreContext, useTranslate } from 'react-admin';
import { ActButton } from '../../components/act/ActButton.tsx';
import { passFocusToScreen } from '../../components/passFocus.ts';
import { useAskBeforeClosing } from '../../components/useAskBeforeClosing.ts';
import { useCopying } from '../../components/useCopying.ts';
import { useHasMoved } from '../../components/useHasMoved.ts';
import { session } from '../../session.ts';

interface OneTimePassword {
  /** The account's name. */
  name: string;
  password: string;
  /** Another administrator has to enable the account first. */
  isHeld: boolean;
}

/** In react-admin's store, which is in memory and is cleared with the session. */
const QUEUE = 'accounts.oneTimePasswords';

export const useShowPassword = () => {
  const store = useStoreContext();
  const token = session.token();
  return (shown: OneTimePassword) => {
    if (session.token() === token)
      store.setItem(QUEUE, [...(store.getItem<OneTimePassword[]>(QUEUE) ?? []), shown]);
  };
};

/** Shows one-time passwords one after the other, each once, even after the screen or the row is unmounted. */
export const OneTimePasswords = () => {
  const [queue, setQueue] = useStore<readonly OneTimePassword[]>(QUEUE, []);
  const [first] = queue;
  return first && <PasswordDialog key={first.password} {...first} onClose={() => setQueue(queue.slice(1))} />;
};

/** Neither Esc, a click on the backdrop nor a second click or Enter right after sending the form closes it. */
const PasswordDialog = ({ name, password, isHeld, onClose }: OneTimePassword & { onClose: () => void }) => {
  const translate = useTranslate();
  const id = useId();
  const { copy, said } = useCopying(password);
  const isNew = useHasMoved(id, '');
  useAskBeforeClosing(() => true);
  return (
    <Dialog
      open
      fullWidth
      maxWidth="xs"
      aria-labelledby={`${id}title`}
      aria-describedby={`${id}text`}
      // the screen that opened the dialog may have been left
      ref={passFocusToScreen}
    >
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
      <DialogActions>
        <Button color="inherit" onClick={copy}>
          {translate(`accounts.oneTimePassword.${said === 'copied' ? 'copied' : 'copy'}`)}
        </Button>
        <ActButton variant="contained" isActing={false} isIdle={isNew} onClick={onClose}>
          {translate('accounts.oneTimePassword.done')}
        </ActButton>
      </DialogActions>
    </Dialog>
  );
};
