import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { type RaRecord, useNotify, useResourceContext, useTranslate } from 'react-admin';
import { ActButton } from '../../components/act/ActButton.tsx';
import { Confirm } from '../../components/Confirm.tsx';
import { useEditing, useIsFormLocked } from '../../components/form/formState.ts';
import { useIsUploading } from '../../components/upload/uploads.ts';
import { RevisionBrowser } from './RevisionBrowser.tsx';
import { useRestore } from './useRestore.ts';

/** The saved states of the record of a form. To restore one saves nothing, and what was typed stays in a draft. */
export const RevisionsPanel = ({ onClose }: { onClose: () => void }) => {
  const { opened } = useEditing();
  return opened ? <Panel record={opened} onClose={onClose} /> : null;
};

const Panel = ({ record, onClose }: { record: RaRecord; onClose: () => void }) => {
  const translate = useTranslate();
  const notify = useNotify();
  const resource = useResourceContext() ?? '';
  const isLocked = useIsFormLocked();
  const isUploading = useIsUploading();
  const { values, changesTo, keepTyped, restore } = useRestore(resource, record);
  /** The state that would replace what no draft holds. */
  const [replacing, setReplacing] = useState<RaRecord>();

  const close = (text: 'restored' | 'restoredBeside' | 'restoredSame', version: unknown) => {
    notify(`revisions.${text}`, { type: 'info', autoHideDuration: 8000, messageArgs: { version } });
    onClose();
  };
  const { mutate, isPending } = useMutation({
    mutationFn: async (state: RaRecord) => {
      if (changesTo(state).length === 0) return close('restoredSame', state.version);
      const typed = await keepTyped();
      if (typed === 'unkept') return setReplacing(state);
      restore(state);
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
          setReplacing(undefined);
          if (!replacing || isLocked) return;
          restore(replacing);
          close('restored', replacing.version);
        }}
        onClose={() => setReplacing(undefined)}
      />
    </>
  );
};
