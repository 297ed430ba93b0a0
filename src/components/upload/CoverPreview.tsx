import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useId } from 'react';
import type { FileIdWire } from '../../dataProvider/wire.ts';
import { useCoverPicture } from './useCoverPicture.ts';

interface CoverPreviewProps {
  coverId: FileIdWire;
  /** What is shown when the full picture cannot be had. */
  thumbnail?: string;
  onClose: () => void;
}

export const CoverPreview = ({ coverId, thumbnail, onClose }: CoverPreviewProps) => {
  const translate = useTranslate();
  const id = useId();
  const { address, isError } = useCoverPicture({ coverId, enabled: true });
  const source = address ?? (isError ? thumbnail : undefined);

  return (
    <Dialog open onClose={onClose} maxWidth="md" fullWidth aria-labelledby={id}>
      <DialogTitle id={id} sx={{ paddingInlineEnd: 7 }}>
        {translate('cover.previewTitle')}
      </DialogTitle>
      <IconButton
        onClick={onClose}
        aria-label={translate('cover.close')}
        sx={{ position: 'absolute', top: 12, insetInlineEnd: 12 }}
      >
        <CloseIcon />
      </IconButton>
      <DialogContent sx={{ display: 'grid', justifyItems: 'center', minHeight: 200, alignItems: 'center' }}>
        {source && (
          <Box
            component="img"
            src={source}
            alt={translate('cover.label')}
            sx={{ maxWidth: '100%', maxHeight: '70vh' }}
          />
        )}
        {!source && !isError && <CircularProgress aria-label={translate('list.loading')} />}
        {isError && <Typography role="alert">{translate('cover.previewFailed')}</Typography>}
      </DialogContent>
    </Dialog>
  );
};
