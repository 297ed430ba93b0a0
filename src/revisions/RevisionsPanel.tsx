import Button from '@mui/material/Button';
import { type RaRecord, useNotify, useTranslate } from 'ra-core';
import { useFormWork } from '../components/form/formWork.ts';
import type { Revision } from '../dataProvider/revisionCalls.ts';
import type { FormToolProps } from '../desk/tools.tsx';
import { RevisionBrowser } from './RevisionBrowser.tsx';
import { useRestore } from './useRestore.ts';

/** The saved states of the record of a form. Each can be put into the form; nothing of it is saved by that. */
export const RevisionsPanel = ({ resource, record, onClose }: FormToolProps) => {
  const translate = useTranslate();
  const notify = useNotify();
  const { isLocked } = useFormWork();
  const { valuesNow, restore } = useRestore(resource, record.id);

  const handleRestore = ({ version }: Revision, state: RaRecord) => {
    if (isLocked) return;
    const hasChanged = restore(state);
    notify(hasChanged ? 'revisions.restored' : 'revisions.restoredSame', {
      type: 'info',
      autoHideDuration: 8000,
      messageArgs: { version },
    });
    onClose();
  };

  return (
    <RevisionBrowser
      resource={resource}
      id={record.id}
      newest={record.version}
      form={valuesNow}
      actionFor={(revision, state) => (
        <Button
          variant="outlined"
          aria-disabled={isLocked || undefined}
          title={isLocked ? translate('revisions.locked') : undefined}
          onClick={() => handleRestore(revision, state)}
        >
          {translate('revisions.restore', { version: revision.version })}
        </Button>
      )}
    />
  );
};
