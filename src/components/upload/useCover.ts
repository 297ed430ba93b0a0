import { useQueryClient } from '@tanstack/react-query';
import { useInput } from 'ra-core';
import { useFormContext } from 'react-hook-form';
import type { UploadOptions } from '../../dataProvider/files.ts';
import { coversOf, isFileId } from '../../dataProvider/records.ts';
import type { FileIdWire } from '../../wire/wire.ts';
import { useDepository } from '../act/useDepository.ts';
import { useFormWork } from '../form/formWork.ts';
import { thumbnailOf } from './thumbnailOf.ts';
import { coverKey } from './useCoverPicture.ts';
import { useUpload } from './useUpload.ts';

const verbatim = (value: unknown) => value;

/** The cover of one entry, `coverId` with its small picture `coverBase64`, and what changes it. */
export const useCover = () => {
  const depository = useDepository();
  const queryClient = useQueryClient();
  const { files } = useFormWork();
  const { getValues } = useFormContext();
  const { field, fieldState } = useInput({ source: 'coverId', parse: verbatim, format: verbatim });
  const { field: thumbnail } = useInput({ source: 'coverBase64', parse: verbatim });

  const remove = (id: FileIdWire) => depository.deleteCover(id).catch(console.error);

  /** Removes a cover that no save has been told of, unless another language shows it. */
  const dropIfUnsaved = (id: unknown) => {
    if (isFileId(id) && !coversOf(getValues()).includes(id) && files.takeUnsaved(id)) remove(id);
  };

  const change = (id: FileIdWire | null, picture: string) => {
    const former: unknown = field.value;
    field.onChange(id);
    thumbnail.onChange(picture);
    dropIfUnsaved(former);
  };

  const upload = useUpload({
    source: 'coverId',
    send: async (options: UploadOptions) => {
      const [id, picture] = await Promise.all([depository.uploadCover(options), thumbnailOf(options.file)]);
      return { id, picture };
    },
    onDone: ({ id, picture }, file) => {
      queryClient.setQueryData(coverKey(id), file);
      files.addUnsaved(id);
      files.arrived(field.name, id);
      change(id, picture);
    },
    onUnwanted: ({ id }) => remove(id),
  });

  return {
    id: isFileId(field.value) ? field.value : undefined,
    thumbnail: thumbnail.value,
    ref: field.ref,
    error: fieldState.error?.message,
    upload,
    clear: () => {
      files.forget(field.name);
      change(null, '');
    },
  };
};
