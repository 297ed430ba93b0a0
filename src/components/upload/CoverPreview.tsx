import { Box, CircularProgress, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { FileIdWire } from '../../wire/wire.ts';
import { ReadingDialog } from '../ReadingDialog.tsx';
import { useCoverPicture } from './useCoverPicture.ts';

interface CoverPreviewProps {
  coverId: FileIdWire;
  /** What is shown when the full picture cannot be had. */
  thumbnail?: string;
  onClose: () => void;
}

export const CoverPreview = ({ coverId, thumbnail, onClose }: CoverPreviewProps) => {
  const translate = useTranslate();
  const { address, isError } = useCoverPicture({ coverId, enabled: true });
  const source = address ?? (isError ? thumbnail : undefined);

  return (
    <ReadingDialog
      title={translate('cover.previewTitle')}
      sx={{ display: 'grid', justifyItems: 'center', minHeight: 200, alignItems: 'center' }}
      onClose={onClose}
    >
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
    </ReadingDialog>
  );
};
