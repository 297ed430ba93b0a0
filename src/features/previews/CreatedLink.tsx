import CopyIcon from '@mui/icons-material/ContentCopyOutlined';
import { Box, Button, Paper, TextField, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useCopying } from '../../components/useCopying.ts';
import { depositoryUrl } from '../../dataProvider/http.ts';
import type { NewLink } from '../../dataProvider/previewCalls.ts';

/** The address of a new link, which is shown once, and a button that copies it. */
export const CreatedLink = ({ link: { path, version } }: { link: NewLink }) => {
  const translate = useTranslate();
  const address = new URL(path, depositoryUrl() || location.origin).href;
  const { copy, said } = useCopying(address);
  return (
    <Paper variant="outlined" sx={{ padding: 1.75, display: 'grid', gap: 1.5 }}>
      <Typography role="status">{translate('previews.created', { version })}</Typography>
      <TextField
        label={translate('previews.address')}
        value={address}
        fullWidth
        multiline
        slotProps={{ htmlInput: { readOnly: true, spellCheck: false } }}
        onFocus={({ target }) => target.select()}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <Button variant="contained" startIcon={<CopyIcon />} onClick={copy}>
          {translate('previews.copy')}
        </Button>
        <Typography
          role="status"
          sx={{ color: said === 'copied' ? 'success.main' : 'error.main', fontWeight: 600 }}
        >
          {said && translate(`previews.${said}`)}
        </Typography>
      </Box>
    </Paper>
  );
};
