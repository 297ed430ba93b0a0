import { Box } from '@mui/material';
import { useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import type { FieldFault } from '../../dataProvider/http.ts';
import { Notice } from '../Notice.tsx';
import { UploadsFailed } from '../upload/uploads.ts';
import { SendLater } from './SendLater.tsx';
import { faultsOf } from './useFieldFaults.ts';

interface SaveFailureProps {
  failure: Error | null;
  /** What was said of fields and is at none of them; all of it without fields. */
  unplaced?: readonly FieldFault[];
  /** Tries it again; a failure for want of a line offers to do so when the line is back. */
  onSend?: () => void;
  /** To do it twice is as good as once. */
  isRepeatable?: boolean;
}

/** Says inline why the save failed, and takes the focus; the toast has only the catalogue's text. */
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
  // without its file nothing goes out by itself, not even where that was requested of the save before
  const sendLater = failure instanceof UploadsFailed ? undefined : onSend;
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
        title={translate('form.saveFailed')}
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
