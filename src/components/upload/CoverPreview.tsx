import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useTranslate } from 'ra-core';
import { useEffect, useId, useState } from 'react';
import type { DepositoryDataProvider } from '../../dataProvider/dataProvider.ts';
import type { FileIdWire } from '../../dataProvider/wire.ts';

interface CoverPreviewProps {
  coverId: FileIdWire;
  /** The file itself when it was chosen in this form. */
  file?: File;
  /** What is shown when the full picture cannot be had. */
  thumbnail?: string;
  onClose: () => void;
}

export const CoverPreview = ({ coverId, file, thumbnail, onClose }: CoverPreviewProps) => {
  const translate = useTranslate();
  const id = useId();
  const dataProvider = useDataProvider<DepositoryDataProvider>();
  const { data: blob, isError } = useQuery({
    queryKey: ['cover', coverId],
    queryFn: () => dataProvider.getCover(coverId),
    enabled: !file,
  });
  const full = useObjectUrl(file ?? blob);
  const source = full ?? (isError ? thumbnail : undefined);

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

const useObjectUrl = (blob?: Blob) => {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!blob) return;
    const made = URL.createObjectURL(blob);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [blob]);
  return url;
};
