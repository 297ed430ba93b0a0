import { useQueryClient } from '@tanstack/react-query';
import { useRecordContext, useResourceContext, useResourceDefinitions } from 'ra-core';
import { useLayoutEffect, useRef } from 'react';
import { get, useFormContext, useFormState } from 'react-hook-form';
import type { Saving } from '../../components/form/useSave.ts';
import { pdfKey } from '../../components/upload/pdfKey.ts';
import { coverKey } from '../../components/upload/useCoverPicture.ts';
import { isSameValue } from '../../dataProvider/fieldPaths.ts';
import { DraftArea } from './DraftArea.tsx';
import { type ChosenFile, NEW } from './draft.ts';
import type { Drafted } from './useKeptDraft.ts';

/** The sources of the fields that differ from what was opened. */
const changedPaths = (tree: unknown, path: readonly string[] = []): string[] => {
  if (tree === true) return [path.join('.')];
  return Object.entries(Object(tree)).flatMap(([name, branch]) => changedPaths(branch, [...path, name]));
};

/** Keeps the form around it as a draft, and offers the drafts that there are of it. */
export const FormDraft = ({ saving }: { saving: Saving }) => {
  const kind = useResourceContext() ?? '';
  const record = useRecordContext();
  const nameOf = useResourceDefinitions()[kind]?.recordRepresentation;
  const { getValues, setValue, subscribe } = useFormContext();
  const queryClient = useQueryClient();
  const { defaultValues, dirtyFields } = useFormState();
  const state = useRef({ defaultValues, dirtyFields });
  // what was typed, or put there, before anybody listened
  useLayoutEffect(() => {
    state.current = { defaultValues, dirtyFields };
  }, [defaultValues, dirtyFields]);
  const item = record ? String(record.id) : NEW;

  const openedAt = (path: string): unknown => get(state.current.defaultValues, path);
  const drafted: Drafted = {
    place: { kind, item },
    exit: saving.exit,
    files: saving.files,
    isLocked: saving.isLocked || saving.isWaiting,
    saveKey: saving.key,
    setSaveKey: saving.setKey,
    openedAt,
    isStored: ({ path, typed }) => isSameValue(typed, openedAt(path)),
    read: () => {
      for (const settle of saving.files.settling) settle();
      const title =
        typeof nameOf === 'function' ? String(nameOf({ ...getValues(), id: record?.id ?? '' })) : '';
      const fields = changedPaths(state.current.dirtyFields)
        .map((path) => ({
          path,
          opened: get(state.current.defaultValues, path),
          typed: getValues(path),
        }))
        .filter(({ opened, typed }) => !isSameValue(opened, typed));
      return { title: title.startsWith('№') ? '' : title, fields };
    },
    type: (fields) => {
      for (const { path, typed } of fields) setValue(path, typed, { shouldDirty: true });
    },
    listen: (onChange) =>
      subscribe({
        formState: { values: true, dirtyFields: true },
        callback: (now) => {
          state.current = { defaultValues: now.defaultValues, dirtyFields: now.dirtyFields ?? {} };
          onChange();
        },
      }),
    showFile: ({ path, id, name, sizeBytes }: ChosenFile, bytes) => {
      if (id === undefined) return;
      if (!/cover/i.test(path)) queryClient.setQueryData(pdfKey(id), bytes ?? { name, size: sizeBytes });
      else if (bytes) queryClient.setQueryData(coverKey(id), bytes);
    },
  };
  return <DraftArea drafted={drafted} />;
};
