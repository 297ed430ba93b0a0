import { Alert, Box, Button, LinearProgress, Typography } from '@mui/material';
import type { RefObject } from 'react';
import { useTranslate } from 'react-admin';
import { useUpload, useUploads } from './uploads.ts';

interface UploadStatusProps {
  /** The full source of the field. */
  source: string;
  /** Gets the focus when the button that had it goes. */
  chooser: RefObject<HTMLElement | null>;
}

/** How far an upload is, or inline why it failed, with «Повторить» (DECISIONS 12). */
export const UploadStatus = ({ source, chooser }: UploadStatusProps) => {
  const translate = useTranslate();
  const uploads = useUploads();
  const upload = useUpload(source);
  if (!upload || upload.status === 'sent') return null;
  const { name, file, status, progress, error } = upload;
  const handle = (action: () => void) => () => {
    chooser.current?.focus();
    action();
  };
  if (status === 'failed')
    return (
      <Alert severity="error" variant="outlined">
        {translate('upload.failed', { name })} {error?.message}
        <Button
          size="small"
          color="inherit"
          onClick={handle(() => file && uploads.start(source, file))}
          aria-label={translate('list.retryAction', { action: name })}
          sx={{ display: 'block', marginTop: 0.5, marginInlineStart: -0.75 }}
        >
          {translate('upload.retry')}
        </Button>
      </Alert>
    );
  const percent = Math.round(progress * 100);
  return (
    <Box sx={{ display: 'grid', gap: 0.75 }}>
      <LinearProgress
        variant={percent < 100 ? 'determinate' : 'indeterminate'}
        value={percent}
        aria-label={name}
      />
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center' }}>
        <Typography variant="caption" role="status">
          {percent < 100 ? translate('upload.progress', { percent }) : translate('upload.processing')}
        </Typography>
        <Button size="small" color="inherit" onClick={handle(() => uploads.cancel(source))}>
          {translate('upload.cancel')}
        </Button>
      </Box>
    </Box>
  );
};
