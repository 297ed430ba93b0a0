import VisibilityIcon from '@mui/icons-material/VisibilityOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useDataProvider, useInput, useTranslate } from 'ra-core';
import { useState } from 'react';
import type { DepositoryDataProvider } from '../../dataProvider/dataProvider.ts';
import type { FileIdWire } from '../../dataProvider/wire.ts';
import { coverSource } from '../coverSource.ts';
import { CoverPreview } from './CoverPreview.tsx';
import { FilePicker } from './FilePicker.tsx';
import { thumbnailOf } from './thumbnailOf.ts';
import { UploadStatus } from './UploadStatus.tsx';
import { useCoverPicture } from './useCoverPicture.ts';
import { useUpload } from './useUpload.ts';

const IMAGES = 'image/jpeg,image/png,image/webp,image/gif,image/avif';

/** The cover of one entry: picture, preview popup, replace and remove. Sets `coverId` and `coverBase64`. */
export const CoverInput = () => {
  const translate = useTranslate();
  const dataProvider = useDataProvider<DepositoryDataProvider>();
  const { field: coverId } = useInput({ source: 'coverId', parse: (value) => value });
  const { field: thumbnail } = useInput({ source: 'coverBase64', parse: (value) => value });
  const { field: stored } = useInput({ source: 'coverFile', parse: (value) => value });
  const [uploaded, setUploaded] = useState<{ id: FileIdWire; file: File }>();
  const [previewing, setPreviewing] = useState(false);

  const upload = useUpload({
    send: dataProvider.uploadCover,
    onDone: async (id, file) => {
      const base64 = await thumbnailOf(file);
      setUploaded({ id, file });
      coverId.onChange(id);
      thumbnail.onChange(base64);
    },
  });

  const handleRemove = () => {
    // a cover that no saved item has yet belongs to nobody
    if (uploaded && uploaded.id === coverId.value) dataProvider.deleteCover(uploaded.id).catch(console.error);
    setUploaded(undefined);
    coverId.onChange(null);
    thumbnail.onChange('');
  };

  const isThere = coverId.value !== null && coverId.value !== undefined && coverId.value !== '';
  const file = uploaded?.id === coverId.value ? uploaded?.file : undefined;
  // only a depository that tells of the file can send it in full
  const picture = useCoverPicture({
    coverId: coverId.value,
    file,
    enabled: isThere && Boolean(stored.value),
  });
  const source = coverSource(thumbnail.value);

  return (
    <FilePicker
      label={translate('cover.label')}
      choose={translate(isThere ? 'cover.replace' : 'cover.choose')}
      hint={isThere ? undefined : translate('cover.hint')}
      accept={IMAGES}
      filled={isThere}
      disabled={upload.isPending}
      onPick={upload.start}
    >
      {isThere && (
        <>
          {(picture.address ?? source) && (
            <Box
              component="img"
              src={picture.address ?? source}
              alt={translate('cover.label')}
              sx={{
                width: '100%',
                maxHeight: 180,
                aspectRatio: '16 / 9',
                objectFit: 'cover',
                borderRadius: 1,
              }}
            />
          )}
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            <Button size="small" startIcon={<VisibilityIcon />} onClick={() => setPreviewing(true)}>
              {translate('cover.preview')}
            </Button>
            <Button size="small" color="error" onClick={handleRemove} disabled={upload.isPending}>
              {translate('cover.remove')}
            </Button>
          </Box>
        </>
      )}
      <UploadStatus upload={upload} />
      {previewing && (
        <CoverPreview
          coverId={coverId.value}
          file={file}
          thumbnail={source}
          onClose={() => setPreviewing(false)}
        />
      )}
    </FilePicker>
  );
};
