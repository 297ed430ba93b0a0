import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type RaRecord, useFormIsDirty, useNotify, useResourceContext, useTranslate } from 'react-admin';
import { flushSync } from 'react-dom';
import { useFormContext } from 'react-hook-form';
import { ActButton } from '../../components/act/ActButton.tsx';
import { Confirm } from '../../components/Confirm.tsx';
import type { FormPanelProps } from '../../components/features.tsx';
import { useEditing, useIsFormBusy } from '../../components/form/formState.ts';
import { whileLocked } from '../../components/form/whileLocked.ts';
import { useIsUploading, useUploads } from '../../components/upload/uploads.ts';
import { newKey } from '../../dataProvider/attempts.ts';
import { pdfKey } from '../../dataProvider/coversAndPdfs.ts';
import { changedFields, type FieldPath } from '../../dataProvider/fieldPaths.ts';
import { valueAt } from '../../dataProvider/listing.ts';
import { hasVersion, isFileId } from '../../dataProvider/records.ts';
import { formPatch, mergedRecord } from '../../diff/merge.ts';
import { isPublishable } from '../../wire/kinds.ts';
import { RevisionBrowser } from './RevisionBrowser.tsx';

/** The saved states of the form's record. Restoring one saves nothing, and unsaved input is kept in a draft. */
export const RevisionsPanel = ({ onClose }: FormPanelProps) => {
  const { opened } = useEditing();
  return opened ? <Panel record={opened} onClose={onClose} /> : null;
};

const Panel = ({ record, onClose }: { record: RaRecord; onClose: () => void }) => {
  const translate = useTranslate();
  const notify = useNotify();
  const resource = useResourceContext() ?? '';
  const editing = useEditing();
  const isLocked = useIsFormBusy();
  const isUploading = useIsUploading();
  const { values, changesTo, keepTyped, restore } = useRestore(resource, record);
  /** The state to restore, while the user is asked about input that no draft holds. */
  const [replacing, setReplacing] = useState<RaRecord>();

  const close = (text: 'restored' | 'restoredBeside' | 'restoredSame', version: unknown) => {
    notify(`revisions.${text}`, { type: 'info', messageArgs: { version } });
    onClose();
  };
  const { mutate, isPending } = useMutation({
    mutationFn: async (state: RaRecord) => {
      if (changesTo(state).length === 0) return close('restoredSame', state.version);
      if (editing.isBusy) return;
      const typed = await whileLocked(editing, async (isStillLocked) => {
        const kept = await keepTyped();
        if (!isStillLocked()) throw new Error('The form was unlocked meanwhile');
        if (kept !== 'unkept') flushSync(() => restore(state));
        return kept;
      }).catch((problem: unknown) => {
        console.error(problem);
        return 'unkept';
      });
      if (typed === 'unkept') return setReplacing(state);
      close(typed === 'kept' ? 'restoredBeside' : 'restored', state.version);
    },
  });

  const blocked = isLocked ? 'revisions.locked' : isUploading && 'revisions.uploading';
  return (
    <>
      <RevisionBrowser
        resource={resource}
        id={record.id}
        newest={record.version}
        form={values}
        actionFor={({ version }, state) => (
          <ActButton
            variant="outlined"
            isActing={isPending}
            isIdle={Boolean(blocked)}
            title={blocked ? translate(blocked) : undefined}
            onClick={() => mutate({ ...state, version })}
          >
            {translate('revisions.restore', { version })}
          </ActButton>
        )}
      />
      <Confirm
        isOpen={replacing !== undefined}
        title={translate('revisions.replaceTitle')}
        content={translate('revisions.replaceText', { version: replacing?.version })}
        confirm={translate('revisions.replace')}
        onConfirm={() => {
          if (!replacing || isLocked) return;
          restore(replacing);
          close('restored', replacing.version);
        }}
        close={() => setReplacing(undefined)}
      />
    </>
  );
};

/** Restores a saved state into the form as unsaved changes; the record keeps its ids and its version. */
const useRestore = (resource: string, { id }: Pick<RaRecord, 'id'>) => {
  const editing = useEditing();
  const uploads = useUploads();
  const { getValues, setValue } = useFormContext();
  const isDirty = useFormIsDirty();
  const queryClient = useQueryClient();

  const values = (): RaRecord => ({ ...getValues(), id });

  /** The form shows a restored document by the file name of the state. */
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
    /** Keeps unsaved input in a draft of its own. @returns whether there was any, and whether the draft is stored */
    keepTyped: async (): Promise<'nothing' | 'kept' | 'unkept'> => {
      if (!isDirty) return 'nothing';
      const { draft } = editing;
      await draft?.beginAnew();
      if (!draft || draft.isFailing()) return 'unkept';
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
      // by the key of a save without an answer the depository knows that one as the user's own
      if (!editing.isSent) editing.setSaveKey(newKey());
      editing.take(hasVersion(state) ? [state.version] : []);
    },
  };
};
