import { useQueryClient } from '@tanstack/react-query';
import type { Identifier, RaRecord } from 'ra-core';
import { useEffect, useEffectEvent } from 'react';
import { useFormContext } from 'react-hook-form';
import { useFormWork } from '../../components/form/formWork.ts';
import { useIsDirty } from '../../components/form/useIsDirty.ts';
import { pdfKey } from '../../components/upload/pdfKey.ts';
import { newKey } from '../../dataProvider/attempts.ts';
import { changedFields, type FieldPath } from '../../dataProvider/fieldPaths.ts';
import { valueAt } from '../../dataProvider/listing.ts';
import { isFileId } from '../../dataProvider/records.ts';
import { formPatch, mergedRecord } from '../../diff/merge.ts';
import { publishableNames } from '../../kinds.ts';

/**
 * Puts a saved state into the form around, as changes that are not saved: its own ids and version stay.
 *
 * @returns the form's values, and what says in what a state differs from them, keeps what was typed, and puts the state in its place
 */
export const useRestore = (resource: string, id: Identifier) => {
  const { getValues, setValue } = useFormContext();
  const { files, exit, setKey } = useFormWork();
  const isDirty = useIsDirty();
  const queryClient = useQueryClient();

  const settle = useEffectEvent(() => {
    for (const each of files.settling) each();
  });
  // nothing can be typed while the panel is open
  useEffect(() => settle(), []);
  const valuesNow = (): RaRecord => ({ ...getValues(), id });

  /** A document that was not chosen here is known by what the state tells of it. */
  const nameFile = (state: RaRecord, { path, field }: FieldPath) => {
    const fileId: unknown = valueAt(state, path);
    const { name, sizeBytes } = Object(valueAt(state, path.replace(/Id$/, 'File')));
    if (field === 'pdfId' && isFileId(fileId) && name)
      queryClient.setQueryData(pdfKey(fileId), { name: String(name), size: Number(sizeBytes) });
  };

  /** What differs; whether it is published is the depository's own word. */
  const differing = (state: RaRecord) => {
    const isPublishable = publishableNames.some((name) => name === resource);
    return changedFields(valuesNow(), state).filter(({ path }) => !(isPublishable && path === 'status'));
  };

  /** Leaves what was typed to a draft of its own. @returns whether anything was, and whether it lies there */
  const keepTyped = async (): Promise<'nothing' | 'kept' | 'unkept'> => {
    if (!isDirty) return 'nothing';
    const { draft } = exit.current;
    await draft?.beginAnew();
    if (!draft || draft.isFailing()) return 'unkept';
    setKey(newKey());
    return 'kept';
  };

  const restore = (state: RaRecord): void => {
    const held = valuesNow();
    const wanted = differing(state);
    for (const place of wanted) {
      files.forget(place.path);
      nameFile(state, place);
    }
    for (const { path, value, isWritten } of formPatch(
      held,
      mergedRecord({ mine: state, theirs: held }, wanted),
    ))
      setValue(path, value, { shouldDirty: isWritten });
  };

  return { valuesNow, differing, keepTyped, restore };
};
