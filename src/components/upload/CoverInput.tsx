import VisibilityIcon from '@mui/icons-material/VisibilityOutlined';
import Button from '@mui/material/Button';
import { useTranslate, useWrappedSource } from 'ra-core';
import { useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { coverSource } from '../coverSource.ts';
import { useFormWork } from '../form/formWork.ts';
import { CoverPreview } from './CoverPreview.tsx';
import { FilePicker } from './FilePicker.tsx';
import { UploadStatus } from './UploadStatus.tsx';
import { useCover } from './useCover.ts';
import { useCoverPicture } from './useCoverPicture.ts';

const IMAGES = 'image/jpeg,image/png,image/webp,image/gif,image/avif';

/** The cover of one entry: picture, preview popup, replace and remove. */
export const CoverInput = () => {
  const translate = useTranslate();
  const { isLocked } = useFormWork();
  const { id, thumbnail, ref, error, upload, clear } = useCover();
  const stored: unknown = useWatch({ name: useWrappedSource('coverFile') });
  const chooser = useRef<HTMLInputElement>(null);
  const [previewing, setPreviewing] = useState(false);
  // only a depository that tells of the file can send it in full
  const picture = useCoverPicture({ coverId: id, enabled: Boolean(stored) });
  const source = coverSource(thumbnail);

  const handleRemove = () => {
    if (isLocked) return;
    // the button goes with the cover
    chooser.current?.focus();
    clear();
  };

  return (
    <FilePicker
      label={translate('cover.label')}
      choose={translate(id ? 'cover.replace' : 'cover.choose')}
      hint={id ? undefined : translate('cover.hint')}
      accept={IMAGES}
      filled={id !== undefined}
      error={upload.error ? '' : error}
      inputRef={(input) => {
        chooser.current = input;
        ref(input);
      }}
      onPick={upload.start}
    >
      {id && (
        <>
          {(picture.address ?? source) && (
            <img src={picture.address ?? source} alt={translate('cover.label')} />
          )}
          <div className="acts">
            <Button size="small" startIcon={<VisibilityIcon />} onClick={() => setPreviewing(true)}>
              {translate('cover.preview')}
            </Button>
            <Button size="small" color="error" onClick={handleRemove} disabled={upload.isPending}>
              {translate('cover.remove')}
            </Button>
          </div>
        </>
      )}
      <UploadStatus upload={upload} chooser={chooser} />
      {previewing && id && (
        <CoverPreview coverId={id} thumbnail={source} onClose={() => setPreviewing(false)} />
      )}
    </FilePicker>
  );
};
