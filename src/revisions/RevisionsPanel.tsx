import Button from '@mui/material/Button';
import { type RaRecord, useNotify, useTranslate } from 'ra-core';
import { useFormContext } from 'react-hook-form';
import { useFormWork } from '../components/form/formWork.ts';
import { merged, valuesToSet } from '../conflicts/merge.ts';
import type { Revision } from '../dataProvider/revisionCalls.ts';
import type { FormToolProps } from '../desk/tools.tsx';
import { differingPlaces } from '../differences/places.ts';
import { publishableNames } from '../kinds.ts';
import { RevisionBrowser } from './RevisionBrowser.tsx';

/** The saved states of the record of a form. Each can be put into the form; nothing of it is saved by that. */
export const RevisionsPanel = ({ resource, record, onClose }: FormToolProps) => {
  const translate = useTranslate();
  const notify = useNotify();
  const { getValues, setValue } = useFormContext();
  const { files, isLocked } = useFormWork();

  const valuesNow = (): RaRecord => {
    for (const settle of files.settling) settle();
    return { ...getValues(), id: record.id };
  };

  const restore = ({ version }: Revision, state: RaRecord) => {
    const held = valuesNow();
    // whether it is published is the depository's own word
    const isPublishable = publishableNames.some((name) => name === resource);
    const wanted = differingPlaces(held, state).filter(({ path }) => !(isPublishable && path === 'status'));
    const values = valuesToSet(held, merged({ mine: state, theirs: held }, wanted));
    for (const { path, value, isTyped } of values) {
      files.forget(path);
      setValue(path, value, { shouldDirty: isTyped });
    }
    notify(wanted.length > 0 ? 'revisions.restored' : 'revisions.restoredSame', {
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
          onClick={() => !isLocked && restore(revision, state)}
        >
          {translate('revisions.restore', { version: revision.version })}
        </Button>
      )}
    />
  );
};
