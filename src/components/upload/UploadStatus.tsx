import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import type { RefObject } from 'react';
import type { Upload } from './useUpload.ts';

interface UploadStatusProps {
  upload: Upload;
  /** Gets the focus when the button that had it goes. */
  chooser: RefObject<HTMLElement | null>;
}

/** How far an upload is, or inline why it failed, with «Повторить» (DECISIONS 12). */
export const UploadStatus = ({ upload, chooser }: UploadStatusProps) => {
  const translate = useTranslate();
  const { isPending, progress, error, file } = upload;
  const handle = (action: () => void) => () => {
    chooser.current?.focus();
    action();
  };
  if (isPending) {
    const percent = Math.round(progress * 100);
    const text = percent < 100 ? translate('upload.progress', { percent }) : translate('upload.processing');
    return (
      <Box sx={{ display: 'grid', gap: 0.75 }}>
        <LinearProgress
          variant={percent < 100 ? 'determinate' : 'indeterminate'}
          value={percent}
          aria-label={file?.name}
        />
        <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center' }}>
          <Typography variant="caption" role="status">
            {text}
          </Typography>
          <Button size="small" color="inherit" onClick={handle(upload.cancel)}>
            {translate('upload.cancel')}
          </Button>
        </Box>
      </Box>
    );
  }
  if (!error) return null;
  return (
    <Alert severity="error" variant="outlined">
      {translate('upload.failed', { name: file?.name ?? '' })} {error.message}
      <Button
        size="small"
        color="inherit"
        onClick={handle(upload.retry)}
        aria-label={translate('list.retryAction', { action: file?.name ?? '' })}
        sx={{ display: 'block', marginTop: 0.5, marginInlineStart: -0.75 }}
      >
        {translate('upload.retry')}
      </Button>
    </Alert>
  );
};
