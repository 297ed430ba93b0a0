import VisibilityIcon from '@mui/icons-material/VisibilityOutlined';
import { Button } from '@mui/material';
import { useRef, useState } from 'react';
import { useInput, useTranslate, useWrappedSource } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { coverSource } from '../../dataProvider/coversAndPdfs.ts';
import { isFileId } from '../../dataProvider/records.ts';
import { useIsFormLocked } from '../form/formState.ts';
import { CoverPreview } from './CoverPreview.tsx';
import { FilePicker } from './FilePicker.tsx';
import { UploadStatus } from './UploadStatus.tsx';
import { useUpload, useUploads } from './uploads.ts';
import { useCoverPicture } from './useCoverPicture.ts';

const IMAGES = 'image/jpeg,image/png,image/webp,image/gif,image/avif';

/** The cover of one entry, with its small picture `coverBase64`: choose, replace, remove, preview. */
export const CoverInput = ({ source = 'coverId' }: { source?: string }) => {
  const translate = useTranslate();
  const isLocked = useIsFormLocked();
  const uploads = useUploads();
  const { field, fieldState } = useInput({ source });
  const status = useUpload(field.name)?.status;
  const thumbnail: string | null | undefined = useWatch({ name: useWrappedSource('coverBase64') });
  const stored: unknown = useWatch({ name: useWrappedSource('coverFile') });
  const chooser = useRef<HTMLInputElement>(null);
  const [isPreviewed, setIsPreviewed] = useState(false);
  const id = isFileId(field.value) ? field.value : undefined;
  // only a depository that tells of the file can send it in full
  const { address } = useCoverPicture({ coverId: id, enabled: Boolean(stored) });
  const picture = coverSource(thumbnail);

  const handleRemove = () => {
    if (isLocked) return;
    // the button goes with the cover
    chooser.current?.focus();
    uploads.clear(field.name);
  };

  return (
    <FilePicker
      label={translate('cover.label')}
      choose={translate(id ? 'cover.replace' : 'cover.choose')}
      hint={id ? undefined : translate('cover.hint')}
      accept={IMAGES}
      filled={id !== undefined}
      error={status === 'failed' ? '' : fieldState.error?.message}
      inputRef={(input) => {
        chooser.current = input;
        field.ref(input);
      }}
      onPick={(file) => uploads.start(field.name, file)}
    >
      {id && (
        <>
          {(address ?? picture) && <img src={address ?? picture} alt={translate('cover.label')} />}
          <div className="acts">
            <Button size="small" startIcon={<VisibilityIcon />} onClick={() => setIsPreviewed(true)}>
              {translate('cover.preview')}
            </Button>
            <Button size="small" color="error" onClick={handleRemove} disabled={status === 'sending'}>
              {translate('cover.remove')}
            </Button>
          </div>
        </>
      )}
      <UploadStatus source={field.name} chooser={chooser} />
      {isPreviewed && id && (
        <CoverPreview coverId={id} thumbnail={picture} onClose={() => setIsPreviewed(false)} />
      )}
    </FilePicker>
  );
};
