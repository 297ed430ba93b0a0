import { Box } from '@mui/material';
import { useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import type { FieldFault } from '../../dataProvider/http.ts';
import { mayBeDone } from '../../dataProvider/unanswered.ts';
import { Notice } from '../Notice.tsx';
import { UploadsFailed } from '../upload/uploads.ts';
import { SendLater } from './SendLater.tsx';
import { faultsOf, useFieldFaults } from './useFieldFaults.ts';

interface SaveFailureProps {
  failure: Error | null;
  /** The errors that no field shows; the whole error where it names no fields. */
  unplaced?: readonly FieldFault[];
  /** Repeats the save; without a connection it can be repeated automatically once that is back. */
  onSend?: () => void;
  /** Whether a second save has the same effect as one. */
  isRepeatable?: boolean;
}

/** Tells inline why the save failed, and takes the focus; the toast has only the specified text. */
export const SaveFailure = ({
  failure,
  unplaced = faultsOf(failure),
  onSend,
  isRepeatable = false,
}: SaveFailureProps) => {
  const translate = useTranslate();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!failure) return;
    place.current?.scrollIntoView({ block: 'nearest' });
    place.current?.focus({ preventScroll: true });
  }, [failure]);
  if (!failure) return null;
  const isUnsent = failure instanceof UploadsFailed;
  // never resend automatically when a file is missing, even if the user asked for that earlier
  const sendLater = isUnsent ? undefined : onSend;
  const isMarked = unplaced.length < faultsOf(failure).length;
  const reasons = new Set([
    failure.message,
    ...unplaced.map(({ message }) => message),
    ...(isMarked ? [translate('form.marked')] : []),
    translate('form.typedIsKept'),
  ]);
  return (
    <Box ref={place} tabIndex={-1} sx={{ marginTop: 2, scrollMarginBottom: 90, outline: 'none' }}>
      <Notice
        title={translate(mayBeDone(failure) && !isUnsent ? 'form.saveUnknown' : 'form.saveFailed')}
        text={
          <>
            {[...reasons].map((reason) => (
              <div key={reason}>{reason}</div>
            ))}
            {sendLater && <SendLater failure={failure} isRepeatable={isRepeatable} onSend={sendLater} />}
          </>
        }
      />
    </Box>
  );
};

/** Why the save of the form around failed; the depository's errors are shown at their fields. */
export const FormFailure = (props: Omit<SaveFailureProps, 'unplaced'>) => (
  <SaveFailure {...props} unplaced={useFieldFaults(faultsOf(props.failure))} />
);
