import { Box, Button, CircularProgress, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslate, useWrappedSource } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { coverSource } from '../../dataProvider/coversAndPdfs.ts';
import type { FileIdWire } from '../../wire/wire.ts';
import { ReadingDialog } from '../ReadingDialog.tsx';
import { FilePicker } from './FilePicker.tsx';
import { useCoverPicture } from './useCoverPicture.ts';

const IMAGES = 'image/jpeg,image/png,image/webp,image/gif,image/avif';

export const CoverInput = () => (
  <FilePicker source="coverId" texts="cover" accept={IMAGES}>
    {(id) => <Cover id={id} />}
  </FilePicker>
);

const Cover = ({ id }: { id: FileIdWire }) => {
  const translate = useTranslate();
  const thumbnail: string | null | undefined = useWatch({ name: useWrappedSource('coverBase64') });
  const [isPreviewed, setIsPreviewed] = useState(false);
  const { address } = useCoverPicture(id);
  const picture = coverSource(thumbnail);
  return (
    <>
      {(address ?? picture) && (
        <img className="thumbnail" src={address ?? picture} alt={translate('cover.label')} />
      )}
      <Button size="small" onClick={() => setIsPreviewed(true)}>
        {translate('cover.preview')}
      </Button>
      {isPreviewed && <CoverPreview coverId={id} thumbnail={picture} onClose={() => setIsPreviewed(false)} />}
    </>
  );
};

interface CoverPreviewProps {
  coverId: FileIdWire;
  /** Shown when the full picture is not available. */
  thumbnail?: string;
  onClose: () => void;
}

const CoverPreview = ({ coverId, thumbnail, onClose }: CoverPreviewProps) => {
  const translate = useTranslate();
  const { address, isError } = useCoverPicture(coverId);
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
      {isError && (
        <Typography role="alert">
          {translate(source ? 'cover.thumbnailShown' : 'cover.previewFailed')}
        </Typography>
      )}
    </ReadingDialog>
  );
};
