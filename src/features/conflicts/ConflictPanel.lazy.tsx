import './texts.ts';
import Box from '@mui/material/Box';
import { useRedirect, useResourceContext, useTranslate } from 'ra-core';
import { useEffect, useEffectEvent, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import type { ConflictProps } from '../../components/form/ConflictPanel.tsx';
import { Notice } from '../../components/Notice.tsx';
import { goBy } from '../../dataProvider/conflict.ts';
import type { FieldPath } from '../../dataProvider/fieldPaths.ts';
import { russianMoment } from '../../dates.ts';
import { asNewRecord, formPatch, mergedRecord } from '../../diff/merge.ts';
import { useFieldLabel } from '../../diff/useFieldLabel.ts';
import { useFieldValue } from '../../diff/useFieldValue.ts';
import { ConflictDialog } from './ConflictDialog.tsx';
import { DeletedDialog } from './DeletedDialog.tsx';
import { mergeResult } from './mergeResult.ts';

const placeSx = { marginTop: 2, scrollMarginBottom: '90px' };

const scrollTo = (place: HTMLElement | null) => place?.scrollIntoView({ block: 'nearest' });

/** Where the settling stands: asked, put off, written into the form to go on there, or on its way to be saved. */
type Step = 'asked' | 'closed' | 'applied' | 'saving';

/**
 * Settles a conflict of a form's save: what only one side has changed is joined and saved at once; what both have, and an approval in
 * between, is asked. Whoever closes the question keeps everything in the form.
 */
export const ConflictPanel = ({ conflict, saving, onSubmit, onPutOff }: ConflictProps) => {
  const translate = useTranslate();
  const redirect = useRedirect();
  const resource = useResourceContext() ?? '';
  const labelOf = useFieldLabel(resource);
  const formatValue = useFieldValue(resource);
  const { getValues, setValue } = useFormContext();
  const disputeNow = () =>
    conflict.stored && mergeResult(resource, saving.opened, getValues(), conflict.stored);
  const [dispute, setDispute] = useState(disputeNow);
  const [step, setStep] = useState<Step>('asked');
  const [seen, setSeen] = useState(conflict);
  // somebody has saved once more
  if (conflict !== seen) {
    setSeen(conflict);
    setDispute(disputeNow());
    setStep('asked');
  }

  const fill = (values: ReturnType<typeof formPatch>) => {
    for (const { path, value, isWritten } of values) setValue(path, value, { shouldDirty: isWritten });
  };

  /** Writes the joined record into the form, where a save finds it under the version that stands there. */
  const write = (own: readonly FieldPath[], next: Step) => {
    if (!dispute) return;
    const { mine, theirs } = dispute.versions;
    fill(formPatch(mine, mergedRecord(dispute.versions, own)));
    const fields = dispute.merge.theirs.map(labelOf).join(', ');
    saving.continueFrom(theirs, fields && translate('conflict.takenToast', { fields }));
    setStep(next);
  };

  const handleCreate = () => {
    fill(formPatch(getValues(), asNewRecord(getValues())));
    saving.continueFrom(undefined);
    setStep('saving');
  };
  const handleDiscard = () => {
    saving.exit.current.draft?.drop();
    saving.exit.current.isFree = true;
    redirect('list', resource);
  };
  const handleCompare = () => {
    setDispute(disputeNow());
    setStep('asked');
  };

  const proceed = useEffectEvent(() => {
    if (step === 'saving') onSubmit();
    else if (step === 'asked' && dispute?.canAutoMerge) {
      goBy(dispute.versions.theirs);
      write(dispute.merge.mine, 'saving');
    }
  });
  // only now the form goes on from the record that it was told of
  useEffect(() => {
    onPutOff(step === 'closed' || step === 'applied');
    if (step) proceed();
  }, [step, onPutOff]);

  if (step === 'saving' || (step === 'asked' && dispute?.canAutoMerge)) return null;
  if (step === 'applied')
    return (
      <Box ref={scrollTo} sx={placeSx}>
        <Notice
          severity="info"
          title={translate('conflict.record.applied')}
          text={translate('conflict.record.appliedText')}
        />
      </Box>
    );
  const { changedBy, changedAt } = conflict;
  const author =
    changedBy && changedAt
      ? translate('conflict.changedBy', { who: changedBy, when: russianMoment(changedAt) })
      : undefined;
  const asking = { open: step === 'asked', onClose: () => setStep('closed') };
  return (
    <Box ref={scrollTo} sx={placeSx}>
      <Notice
        severity="warning"
        title={translate(dispute ? 'conflict.record.notSaved' : 'conflict.deletedTitle')}
        text={[author, translate('conflict.record.typedIsKept')].filter(Boolean).join(' ')}
        action={
          dispute
            ? { label: translate('conflict.compare'), onClick: handleCompare }
            : { label: translate('conflict.createAnew'), onClick: handleCreate }
        }
      />
      {dispute ? (
        <ConflictDialog
          {...asking}
          subject="record"
          labelOf={labelOf}
          formatValue={formatValue}
          author={author}
          dispute={dispute}
          onApply={(own) => write(own, 'applied')}
          onSave={(own) => write(own, 'saving')}
        />
      ) : (
        <DeletedDialog {...asking} onCreate={handleCreate} onDiscard={handleDiscard} />
      )}
    </Box>
  );
};
