import { useQueryClient } from '@tanstack/react-query';
import type { Identifier, RaRecord } from 'ra-core';
import { useEffect, useEffectEvent } from 'react';
import { useFormContext } from 'react-hook-form';
import { useFormWork } from '../components/form/formWork.ts';
import { pdfKey } from '../components/upload/pdfKey.ts';
import { merged, valuesToSet } from '../conflicts/merge.ts';
import { valueAt } from '../dataProvider/listing.ts';
import { isFileId } from '../dataProvider/records.ts';
import { differingPlaces, type Place } from '../differences/places.ts';
import { publishableNames } from '../kinds.ts';

/**
 * Puts a saved state into the form around, as changes that are not saved: its own ids and version stay.
 *
 * @returns the form's values, and what puts a state into it and says whether anything has changed
 */
export const useRestore = (resource: string, id: Identifier) => {
  const { getValues, setValue } = useFormContext();
  const { files } = useFormWork();
  const queryClient = useQueryClient();

  const settle = useEffectEvent(() => {
    for (const each of files.settling) each();
  });
  // nothing can be typed while the panel is open
  useEffect(() => settle(), []);
  const valuesNow = (): RaRecord => ({ ...getValues(), id });

  /** A document that was not chosen here is known by what the state tells of it. */
  const nameFile = (state: RaRecord, { path, field }: Place) => {
    const fileId: unknown = valueAt(state, path);
    const { name, sizeBytes } = Object(valueAt(state, path.replace(/Id$/, 'File')));
    if (field === 'pdfId' && isFileId(fileId) && name)
      queryClient.setQueryData(pdfKey(fileId), { name: String(name), size: Number(sizeBytes) });
  };

  const restore = (state: RaRecord): boolean => {
    const held = valuesNow();
    // whether it is published is the depository's own word
    const isPublishable = publishableNames.some((name) => name === resource);
    const wanted = differingPlaces(held, state).filter(({ path }) => !(isPublishable && path === 'status'));
    for (const place of wanted) {
      files.forget(place.path);
      nameFile(state, place);
    }
    for (const { path, value, isTyped } of valuesToSet(held, merged({ mine: state, theirs: held }, wanted)))
      setValue(path, value, { shouldDirty: isTyped });
    return wanted.length > 0;
  };

  return { valuesNow, restore };
};
