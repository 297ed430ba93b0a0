import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { type RaRecord, useFormIsDirty } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { useEditing } from '../../components/form/formState.ts';
import { useUploads } from '../../components/upload/uploads.ts';
import { newKey } from '../../dataProvider/attempts.ts';
import { pdfKey } from '../../dataProvider/coversAndPdfs.ts';
import { changedFields, type FieldPath } from '../../dataProvider/fieldPaths.ts';
import { valueAt } from '../../dataProvider/listing.ts';
import { isFileId } from '../../dataProvider/records.ts';
import { formPatch, mergedRecord } from '../../diff/merge.ts';
import { isPublishable } from '../../wire/kinds.ts';

/** Fills a saved state into the form around, as unsaved changes: the record keeps its ids and its version. */
export const useRestore = (resource: string, { id }: Pick<RaRecord, 'id'>) => {
  const editing = useEditing();
  const uploads = useUploads();
  const { getValues, setValue } = useFormContext();
  const isDirty = useFormIsDirty();
  const queryClient = useQueryClient();

  // nothing can be typed while the panel is open
  const flush = useEffectEvent(() => editing.flush());
  useEffect(() => flush(), []);
  const values = (): RaRecord => ({ ...getValues(), id });

  /** The form shows a document that was not chosen in it by the name that the state has. */
  const nameFile = (state: RaRecord, { path, field }: FieldPath) => {
    const fileId: unknown = valueAt(state, path);
    const { name, sizeBytes } = Object(valueAt(state, path.replace(/Id$/, 'File')));
    if (field === 'pdfId' && isFileId(fileId) && name)
      queryClient.setQueryData(pdfKey(fileId), { name: String(name), size: Number(sizeBytes) });
  };

  /** The fields that a restore would change; the status is never restored. */
  const changesTo = (state: RaRecord) =>
    changedFields(values(), state).filter(({ path }) => !(isPublishable(resource) && path === 'status'));

  return {
    values,
    changesTo,
    /** Leaves what was typed to a draft of its own. @returns whether something was typed, and whether its draft is stored */
    keepTyped: async (): Promise<'nothing' | 'kept' | 'unkept'> => {
      if (!isDirty) return 'nothing';
      const { draft } = editing;
      await draft?.beginAnew();
      if (!draft || draft.isFailing()) return 'unkept';
      editing.setSaveKey(newKey());
      return 'kept';
    },
    restore: (state: RaRecord): void => {
      const mine = values();
      const paths = changesTo(state);
      for (const path of paths) {
        uploads.forget(path.path);
        nameFile(state, path);
      }
      const target = mergedRecord({ mine: state, theirs: mine }, paths);
      for (const { path, value, isWritten } of formPatch(mine, target))
        setValue(path, value, { shouldDirty: isWritten });
    },
  };
};
