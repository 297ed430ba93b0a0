import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useTranslate } from 'ra-core';
import { useId } from 'react';
import { useCopying } from '../../components/useCopying.ts';

/** A one-time password and whose it is. */
export interface Given {
  name: string;
  password: string;
}

/** Shows a one-time password, this once: neither Esc nor a click beside it closes it. */
export const GivenPassword = ({
  given: { name, password },
  onClose,
}: {
  given: Given;
  onClose: () => void;
}) => {
  const translate = useTranslate();
  const id = useId();
  const { copy, said } = useCopying(password);
  return (
    <Dialog open fullWidth maxWidth="xs" aria-labelledby={`${id}title`} aria-describedby={`${id}text`}>
      <DialogTitle id={`${id}title`}>{translate('accounts.given.title')}</DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}text`} sx={{ color: 'text.primary', marginBottom: 2 }}>
          {translate('accounts.given.text', { name })}
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
          {said === 'copyFailed' && translate('accounts.given.copyFailed')}
        </Box>
      </DialogContent>
      <DialogActions sx={{ padding: 2 }}>
        <Button color="inherit" onClick={copy}>
          {translate(said === 'copied' ? 'accounts.given.copied' : 'accounts.given.copy')}
        </Button>
        <Button variant="contained" onClick={onClose} autoFocus>
          {translate('accounts.given.done')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
