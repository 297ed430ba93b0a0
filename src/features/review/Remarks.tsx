import { Box, Chip } from '@mui/material';
import { type ReactNode, useEffect } from 'react';
import { type Identifier, useNotify, useRecordContext, useResourceContext, useTranslate } from 'react-admin';
import { Notice } from '../../components/Notice.tsx';
import { useReadOf } from '../../components/useRead.ts';
import { moveToComment, unsentRemark, useUnsent } from '../../components/useUnsent.ts';
import { type Returned, reviewCalls } from '../../dataProvider/reviewCalls.ts';
import { russianMoment } from '../../dates.ts';
import { session } from '../../session.ts';
import { QUEUE } from './queue.ts';

/** A text with its line breaks. */
export const RemarkText = ({ children }: { children: ReactNode }) => (
  <Box sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{children}</Box>
);

/** Tells where an edit is that a return has taken out of the form. */
export const DroppedVersion = ({ of: { droppedVersion: version } }: { of: Returned }) => {
  const translate = useTranslate();
  return version === undefined ? null : <div>{translate('review.dropped', { version })}</div>;
};

interface RemarksProps {
  returned?: Returned;
  answered?: Returned;
}

/** The remark with which something was sent back, and the one before it. */
export const Remarks = ({ returned, answered }: RemarksProps) => {
  const translate = useTranslate();
  const titled = (key: string, { by, at }: Returned) => translate(key, { name: by, at: russianMoment(at) });
  return (
    <>
      {returned && (
        <Notice
          severity="warning"
          title={titled('review.returnedAt', returned)}
          text={
            <>
              <RemarkText>{returned.note}</RemarkText>
              <DroppedVersion of={returned} />
            </>
          }
        />
      )}
      {answered && (
        <Notice
          severity="info"
          title={titled('proposals.answered', answered)}
          text={<RemarkText>{answered.note}</RemarkText>}
        />
      )}
    </>
  );
};

interface UnsentRemarkProps extends Pick<RemarksProps, 'returned'> {
  kind: string;
  id: Identifier;
  /** The item waits no more. */
  isLost: boolean;
}

/** Forgets a typed remark that has arrived although its answer was lost, and moves one that can no longer be sent into the comment field. */
export const UnsentRemark = ({ kind, id, returned, isLost }: UnsentRemarkProps) => {
  const notify = useNotify();
  const key = unsentRemark(kind, id);
  const { text, forget } = useUnsent(key);
  const hasArrived = text !== '' && returned?.note === text.trim();
  useEffect(() => {
    if (hasArrived) forget(text);
    else if (isLost && session.hasFeature('comments') && moveToComment(kind, id, key))
      notify('review.remarkMoved', { type: 'info' });
  });
  return null;
};

/** The remark with which the form's item was sent back, until the item is saved again. */
const useReturn = () => {
  const kind = useResourceContext() ?? '';
  const record = useRecordContext();
  const id = record?.id ?? '';
  const { data } = useReadOf(QUEUE, reviewCalls.returnOf(kind, id), { enabled: id !== '' });
  // it may have been sent back since the form was opened
  return data && data.version >= Number(record?.version ?? 0) ? data : undefined;
};

export const ReturnNotice = () => {
  const returned = useReturn();
  return (
    returned && (
      <Box className="screen-only" sx={{ marginBottom: 2.5 }}>
        <Remarks returned={returned} />
      </Box>
    )
  );
};

export const ReturnedChip = () => <Chip color="warning" label={useTranslate()('review.isReturned')} />;

/** The chip beside a form's title; a published item stays so although its edit was sent back. */
export const FormReturnedChip = () => {
  const record = useRecordContext();
  return useReturn() && record?.status === 'pending' && <ReturnedChip />;
};
