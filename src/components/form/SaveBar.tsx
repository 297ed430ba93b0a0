import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useIsMutating } from '@tanstack/react-query';
import { useSaveContext, useTranslate } from 'ra-core';
import { UPLOAD_KEY } from '../upload/useUpload.ts';

interface SaveBarProps {
  submitLabel: string;
  onReset?: () => void;
}

const bar = {
  position: 'sticky',
  bottom: 0,
  zIndex: 2,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 2,
  marginTop: 'auto',
  marginBottom: { xs: -2, sm: -3 },
  marginInline: { xs: -2, sm: -3 },
  paddingInline: { xs: 2, sm: 3 },
  paddingBlock: 1.5,
  borderTop: 1,
  borderColor: 'divider',
  bgcolor: 'background.paper',
};

/** Stays visible at the bottom. A save waits until the files are uploaded. */
export const SaveBar = ({ submitLabel, onReset }: SaveBarProps) => {
  const translate = useTranslate();
  const { saving = false } = useSaveContext() ?? {};
  const isUploading = useIsMutating({ mutationKey: UPLOAD_KEY }) > 0;
  return (
    <Box sx={bar}>
      {onReset && (
        <Button color="inherit" onClick={onReset} disabled={saving}>
          {translate('form.reset')}
        </Button>
      )}
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, marginInlineStart: 'auto' }}>
        <Typography variant="body2" role="status" sx={{ color: 'text.secondary' }}>
          {saving ? translate('form.saving') : isUploading ? translate('form.uploading') : ''}
        </Typography>
        <Button
          type="submit"
          variant="contained"
          loading={saving}
          disabled={isUploading}
          sx={{ minWidth: 150 }}
        >
          {translate(submitLabel)}
        </Button>
      </Box>
    </Box>
  );
};
