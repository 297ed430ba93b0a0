import Box from '@mui/material/Box';
import { type ReactNode, useState } from 'react';
import { type RaRecord, useTranslate } from 'react-admin';
import { useAct } from '../../components/act/useAct.ts';
import { Notice } from '../../components/Notice.tsx';
import { PageHeader } from '../../components/PageHeader.tsx';
import { useHasMoved } from '../../components/useHasMoved.ts';
import { DepositoryError } from '../../dataProvider/http.ts';
import { type Approval, itemPath, type Person, type Waiting } from '../../dataProvider/reviewCalls.ts';
import { BASE } from '../../routing/addresses.ts';
import { useGoBack } from '../../routing/useGoBack.ts';
import { ChangedMeanwhile } from './ChangedMeanwhile.tsx';
import { ItemBar } from './ItemBar.tsx';
import { QUEUE } from './queue.ts';
import { ReturnDialog } from './ReturnDialog.tsx';
import { Steps } from './Steps.tsx';
import { useApprove } from './useApprove.ts';
import { useGoOn } from './useGoOn.ts';
import { useObstacle } from './useObstacle.ts';

interface ItemFrameProps {
  /** What is read, in the version that is judged. */
  judged: Pick<Waiting, 'kind' | 'itemId' | 'version'>;
  title: string;
  subtitle?: string;
  /** What is known of its approval by now. */
  approval: Approval & { approvers: readonly Person[] };
  /** What somebody has saved since it was read. */
  newer?: { name: string; before: Partial<RaRecord>; after: Partial<RaRecord> };
  reading: { error: Error | null; refetch: () => Promise<unknown>; readNewer: () => void };
  /** Said where nothing of it waits any more. */
  done?: string;
  /** What a return drops, where it drops something. */
  drops?: string;
  onEdit: () => void;
  children: ReactNode;
}

/** Something that waits for an approval, with whatever can be done about it: read on, approve, send back, change. */
export const ItemFrame = ({ judged, newer, reading, done, children, ...told }: ItemFrameProps) => {
  const translate = useTranslate();
  const { kind, itemId, version } = judged;
  const { refetch } = reading;
  const goOn = useGoOn(itemPath(kind, itemId));
  const goBack = useGoBack(`${BASE}/${QUEUE}`);
  const approve = useApprove();
  const [isReturning, setIsReturning] = useState(false);
  const { act, isActing, error, forgetError } = useAct({
    run: () =>
      approve(judged).catch(async (problem: unknown) => {
        // what has changed since is shown in place of the refusal
        if (problem instanceof DepositoryError) await refetch();
        throw problem;
      }),
    success: `resources.${kind}.notifications.approved`,
    onDone: goOn.leave,
  });
  const handleRead = () => {
    forgetError();
    reading.readNewer();
  };
  const hasMoved = useHasMoved(itemPath(kind, itemId), '');
  const isDone = done !== undefined;
  const isGone = reading.error instanceof DepositoryError && reading.error.status === 404;
  const hindrance = useObstacle(told.approval);
  const obstacle = newer ? translate('review.readFirst') : hindrance;
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', minHeight: 'calc(100dvh - 109px)' }}>
      <PageHeader title={told.title} subtitle={told.subtitle} onBack={goBack}>
        <Steps goOn={goOn} />
      </PageHeader>
      <Box sx={{ display: 'grid', gap: 2, marginBottom: 2, '&:empty': { display: 'none' } }}>
        {newer && <ChangedMeanwhile kind={kind} {...newer} onRead={handleRead} />}
        {reading.error && <Notice title={translate('review.notRead')} text={reading.error.message} />}
        {error && !newer && !isDone && !isGone && (
          <Notice
            title={translate('review.approveFailed')}
            text={error.message}
            action={{ label: translate('list.retry'), onClick: () => act() }}
          />
        )}
        {isDone && <Notice severity="info" title={done} />}
      </Box>
      {children}
      {!isGone && (
        <ItemBar
          isDone={isDone}
          obstacle={isDone ? undefined : obstacle}
          isActing={isActing}
          isIdle={hasMoved}
          onEdit={told.onEdit}
          onApprove={() => act()}
          onReturn={() => setIsReturning(true)}
        />
      )}
      {isReturning && (
        <ReturnDialog
          reviewed={{ kind, item: { id: itemId, version } }}
          drops={told.drops}
          title={told.title}
          onReturned={goOn.leave}
          onClose={() => {
            setIsReturning(false);
            void refetch();
          }}
        />
      )}
    </Box>
  );
};
