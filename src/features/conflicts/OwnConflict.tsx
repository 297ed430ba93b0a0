import './texts.ts';
import Box from '@mui/material/Box';
import { useEffect, useEffectEvent, useState } from 'react';
import { type RaRecord, useTranslate } from 'react-admin';
import { Notice } from '../../components/Notice.tsx';
import type { Conflict } from '../../dataProvider/conflict.ts';
import type { FieldPath } from '../../dataProvider/fieldPaths.ts';
import { russianMoment } from '../../dates.ts';
import type { FieldValue } from '../../diff/useFieldValue.ts';
import { ConflictDialog } from './ConflictDialog.tsx';
import type { MergeResult } from './mergeResult.ts';
import type { Subject } from './texts.ts';

interface OwnConflictProps {
  conflict: Conflict;
  /** Of what stands in the form when it is asked. */
  disputeNow: () => MergeResult;
  subject: Subject;
  labelOf: (place: FieldPath) => string;
  formatValue: (record: Partial<RaRecord>, place: FieldPath) => FieldValue;
  /** Told whether the question was put off: whoever wants to leave is asked again. */
  onPutOff: (isPutOff: boolean) => void;
  /** @param own - the places in which mine is kept */
  onApply: (own: readonly FieldPath[], dispute: MergeResult) => void;
  onSave: (own: readonly FieldPath[], dispute: MergeResult) => void;
}

type Step = 'asked' | 'closed' | 'applied' | 'saving';

/** Settles a conflict of what is no form of react-hook-form, as `ConflictPanel` does that of a form. */
export const OwnConflict = ({
  conflict,
  disputeNow,
  subject,
  onPutOff,
  onApply,
  onSave,
  ...words
}: OwnConflictProps) => {
  const translate = useTranslate();
  const [dispute, setDispute] = useState(disputeNow);
  const [step, setStep] = useState<Step>('asked');
  const [seen, setSeen] = useState(conflict);
  const ask = () => {
    setDispute(disputeNow());
    setStep('asked');
  };
  // somebody has saved once more
  if (conflict !== seen) {
    setSeen(conflict);
    ask();
  }
  const save = (own: readonly FieldPath[]) => {
    setStep('saving');
    onSave(own, dispute);
  };
  const saveIfSettled = useEffectEvent(() => {
    if (step === 'asked' && dispute.canAutoMerge) save(dispute.merge.mine);
  });
  useEffect(() => {
    if (seen) saveIfSettled();
  }, [seen]);
  useEffect(() => onPutOff(step === 'closed' || step === 'applied'), [step, onPutOff]);

  if (step === 'saving' || (step === 'asked' && dispute.canAutoMerge)) return null;
  if (step === 'applied')
    return (
      <Notice
        severity="info"
        title={translate(`conflict.${subject}.applied`)}
        text={translate(`conflict.${subject}.appliedText`)}
      />
    );
  const { changedBy, changedAt } = conflict;
  const author =
    changedBy && changedAt
      ? translate('conflict.changedBy', { who: changedBy, when: russianMoment(changedAt) })
      : undefined;
  return (
    <Box sx={{ marginBottom: 2 }}>
      <Notice
        severity="warning"
        title={translate(`conflict.${subject}.notSaved`)}
        text={[author, translate(`conflict.${subject}.typedIsKept`)].filter(Boolean).join(' ')}
        action={{ label: translate('conflict.compare'), onClick: ask }}
      />
      <ConflictDialog
        open={step === 'asked'}
        onClose={() => setStep('closed')}
        subject={subject}
        author={author}
        result={dispute}
        {...words}
        onApply={(own) => {
          setStep('applied');
          onApply(own, dispute);
        }}
        onSave={save}
      />
    </Box>
  );
};
