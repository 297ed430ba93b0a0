import { type RaRecord, useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';
import { ActButton } from '../../components/act/ActButton.tsx';
import { useAct } from '../../components/act/useAct.ts';
import { useFormWork } from '../../components/form/formWork.ts';
import { useIsUploading } from '../../components/upload/useUpload.ts';
import { useQuestion } from '../../components/useQuestion.tsx';
import type { FormToolProps } from '../desk/tools.tsx';
import { RevisionBrowser } from './RevisionBrowser.tsx';
import { useRestore } from './useRestore.ts';

/** The saved states of the record of a form. Each can be put into the form; nothing of it is saved by that, nor is what was typed lost. */
export const RevisionsPanel = ({ resource, record, onClose }: FormToolProps) => {
  const translate = useTranslate();
  const notify = useNotify();
  const { isLocked } = useFormWork();
  const isUploading = useIsUploading();
  const { valuesNow, differing, keepTyped, restore } = useRestore(resource, record.id);
  /** The state that would take the place of what is kept nowhere. */
  const [wanted, setWanted] = useState<RaRecord>();

  const close = (said: 'restored' | 'restoredBeside' | 'restoredSame', version: unknown) => {
    notify(`revisions.${said}`, { type: 'info', autoHideDuration: 8000, messageArgs: { version } });
    onClose();
  };
  const { ask, question } = useQuestion({
    title: translate('revisions.replaceTitle'),
    text: translate('revisions.replaceText', { version: wanted?.version }),
    confirm: translate('revisions.replace'),
    onConfirm: () => {
      if (!wanted || isLocked) return;
      restore(wanted);
      close('restored', wanted.version);
    },
  });
  const { act, isActing } = useAct({
    run: async (state: RaRecord) => {
      if (differing(state).length === 0) return close('restoredSame', state.version);
      const typed = await keepTyped();
      if (typed === 'unkept') {
        setWanted(state);
        return ask();
      }
      restore(state);
      close(typed === 'kept' ? 'restoredBeside' : 'restored', state.version);
    },
  });

  const held = isLocked ? 'locked' : isUploading && 'uploading';
  return (
    <>
      <RevisionBrowser
        resource={resource}
        id={record.id}
        newest={record.version}
        form={valuesNow}
        actionFor={({ version }, state) => (
          <ActButton
            variant="outlined"
            isActing={isActing}
            isIdle={Boolean(held)}
            title={held ? translate(`revisions.${held}`) : undefined}
            onClick={() => act({ ...state, version })}
          >
            {translate('revisions.restore', { version })}
          </ActButton>
        )}
      />
      {question}
    </>
  );
};
