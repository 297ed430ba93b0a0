import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useEvent, useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { coverKey, pdfKey } from '../../dataProvider/coversAndPdfs.ts';
import type { UploadOptions } from '../../dataProvider/http.ts';
import { fileCalls } from '../../dataProvider/kindCalls.ts';
import { coversOf, isFileId } from '../../dataProvider/records.ts';
import type { FileIdWire } from '../../wire/wire.ts';
import { useDepository } from '../act/useDepository.ts';
import { dialogsClosed } from '../openDialogs.ts';
import { Uploads, UploadsFailed } from './uploads.ts';

const isCover = (source: string) => source.endsWith('coverId');
const thumbnailSource = (source: string) => source.replace(/coverId$/, 'coverBase64');

const LONG_SIDE_PX = 240;

/**
 * A small picture of an image file, as base64 without a `data:` prefix, for `coverBase64` until the depository sends its own.
 *
 * @returns '' when the browser cannot decode the file
 */
const thumbnailOf = async (file: File): Promise<string> => {
  try {
    const image = await createImageBitmap(file);
    const scale = Math.min(1, LONG_SIDE_PX / Math.max(image.width, image.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(image.width * scale));
    canvas.height = Math.max(1, Math.round(image.height * scale));
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
    image.close();
    return canvas.toDataURL('image/webp', 0.8).replace(/^data:[^,]*,/, '');
  } catch {
    return '';
  }
};

/** The files of a form: writes their ids to its fields, and deletes an uploaded cover that no save has used. */
export const useFormUploads = () => {
  const translate = useTranslate();
  const queryClient = useQueryClient();
  const depository = useDepository();
  const { getValues, setValue, clearErrors } = useFormContext();
  const [thumbnails] = useState(() => new WeakMap<File, string>());

  const deleteUnused = async (cover: FileIdWire) => {
    if (await depository.isCoverUsed(cover)) return;
    // the same picture may have been chosen again meanwhile
    if (!coversOf(getValues()).includes(cover)) await depository.ask(fileCalls.deleteCover(cover));
  };
  const remove = (cover: FileIdWire) => void deleteUnused(cover).catch(console.error);

  const changeCover = useEvent((source: string, id: FileIdWire | null, thumbnail: string) => {
    const former: unknown = getValues(source);
    setValue(source, id, { shouldDirty: true });
    setValue(thumbnailSource(source), thumbnail, { shouldDirty: true });
    const isOrphan =
      isFileId(former) && !coversOf(getValues()).includes(former) && uploads.unsaved.delete(former);
    if (isOrphan) remove(former);
  });

  const send = useEvent(async (source: string, options: UploadOptions) => {
    if (!isCover(source)) return depository.upload(fileCalls.uploadPdf, options);
    const [id, thumbnail] = await Promise.all([
      depository.upload(fileCalls.uploadCover, options),
      thumbnailOf(options.file),
    ]);
    thumbnails.set(options.file, thumbnail);
    return id;
  });
  const onSent = useEvent((source: string, id: FileIdWire, file: File) => {
    queryClient.setQueryData((isCover(source) ? coverKey : pdfKey)(id), file);
    if (!isCover(source)) return setValue(source, id, { shouldDirty: true });
    uploads.unsaved.add(id);
    changeCover(source, id, thumbnails.get(file) ?? '');
  });
  const onCleared = useEvent((source: string) => {
    if (isCover(source)) changeCover(source, null, '');
    else setValue(source, null, { shouldDirty: true });
  });
  const onOrphan = useEvent((source: string, id: FileIdWire) => {
    if (isCover(source)) remove(id);
  });
  const [uploads] = useState(() => new Uploads({ send, onSent, onCleared, onOrphan }));

  useEffect(() => () => uploads.abortAll(), [uploads]);
  // the error of a failed upload goes with it
  useEffect(() => uploads.subscribe((source) => source && clearErrors(source)), [uploads, clearErrors]);

  return {
    uploads,
    /**
     * Waits for running uploads, and then for open dialogs over the form. From then on the depository may use the covers, whatever it answers.
     *
     * @returns false when the user has cancelled an upload meanwhile, which cancels the save
     * @throws UploadsFailed for files that did not arrive, until that may have been read
     */
    arrive: async (form: Element | null) => {
      const isWaiting = uploads.isPending();
      const isWanted = await uploads.arrive();
      // what is typed in an open dialog belongs to the save, and a failure must not take the focus out of it
      if (isWaiting) await dialogsClosed(form);
      const faults = uploads
        .takeFailed()
        .map(({ source, name }) => ({ path: source, message: translate('upload.failed', { name }) }));
      if (faults.length > 0) {
        const sentences = [...faults.map(({ message }) => message), translate('upload.missing')];
        throw new UploadsFailed(sentences.join(' '), 0, faults);
      }
      if (isWanted) uploads.unsaved.clear();
      return isWanted;
    },
  };
};
