import Box from '@mui/material/Box';
import { useCreatePath, useLocation, useNavigate, useTranslate } from 'ra-core';
import { useState } from 'react';
import { useAct } from '../components/act/useAct.ts';
import { Notice } from '../components/Notice.tsx';
import { PageHeader } from '../components/PageHeader.tsx';
import { titleOf } from '../components/titleOf.ts';
import { handOver } from '../dataProvider/handOver.ts';
import { DepositoryError } from '../dataProvider/http.ts';
import type { ReviewItem } from '../dataProvider/reviewCalls.ts';
import { russianMoment } from '../dates.ts';
import { BASE } from '../routing/addresses.ts';
import { useGoBack } from '../routing/useGoBack.ts';
import { ChangedMeanwhile } from './ChangedMeanwhile.tsx';
import { ItemAside } from './ItemAside.tsx';
import { ItemBar } from './ItemBar.tsx';
import { ItemViews } from './ItemViews.tsx';
import { QUEUE } from './queue.ts';
import { ReturnDialog } from './ReturnDialog.tsx';
import { Steps } from './Steps.tsx';
import { useApprove } from './useApprove.ts';
import { useGoOn } from './useGoOn.ts';
import { useObstacle } from './useObstacle.ts';
import type { useReviewItem } from './useReviewItem.ts';

interface ReviewedItemProps {
  reading: ReturnType<typeof useReviewItem> & { read: ReviewItem };
  /** Its row in the queue. */
  here: string;
}

export const ReviewedItem = ({ reading, here }: ReviewedItemProps) => {
  const translate = useTranslate();
  const { read, newer, refetch, readNewer } = reading;
  const { kind, item } = read;
  const now = reading.now ?? read;
  const title = titleOf(item);
  const goOn = useGoOn(here);
  const goBack = useGoBack(`${BASE}/${QUEUE}`);
  const approve = useApprove();
  const [isReturning, setIsReturning] = useState(false);
  const { act, isActing, error, forgetError } = useAct({
    run: () =>
      approve({ kind, itemId: item.id, version: item.version }).catch(async (problem: unknown) => {
        // what has changed since is shown in place of the refusal
        if (problem instanceof DepositoryError) await refetch();
        throw problem;
      }),
    success: `resources.${kind}.notifications.approved`,
    onDone: goOn.leave,
  });
  const handleRead = () => {
    forgetError();
    readNewer();
  };
  const isDone = now.item.status === 'published';
  const createPath = useCreatePath();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const edit = () => {
    handOver.offer(kind, item);
    navigate(createPath({ resource: kind, type: 'edit', id: item.id }), { state: { comesBackTo: pathname } });
  };
  const hindrance = useObstacle(now);
  const obstacle = newer ? translate('review.readFirst') : hindrance;
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', minHeight: 'calc(100dvh - 109px)' }}>
      <PageHeader
        title={title}
        subtitle={translate('review.subtitle', {
          kind: translate(`resources.${kind}.name`),
          author: now.author.name,
          since: russianMoment(now.waitingSince),
        })}
        onBack={goBack}
      >
        <Steps goOn={goOn} />
      </PageHeader>
      <Box sx={{ display: 'grid', gap: 2, marginBottom: 2, '&:empty': { display: 'none' } }}>
        {newer && (
          <ChangedMeanwhile
            kind={kind}
            before={item}
            after={newer.item}
            name={newer.author.name}
            onRead={handleRead}
          />
        )}
        {reading.error && <Notice title={translate('review.notRead')} text={reading.error.message} />}
        {error && !newer && !isDone && (
          <Notice
            title={translate('list.approveFailed')}
            text={error.message}
            action={{ label: translate('list.retry'), onClick: () => act() }}
          />
        )}
        {isDone && <Notice severity="info" title={translate('review.notWaiting')} />}
      </Box>
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          alignItems: 'start',
          marginBottom: 3,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 360px' },
        }}
      >
        <ItemViews item={item} published={isDone ? undefined : read.published} kind={kind} />
        <ItemAside reviewed={now} record={item} />
      </Box>
      <ItemBar
        isDone={isDone}
        obstacle={isDone ? undefined : obstacle}
        isActing={isActing}
        onEdit={edit}
        onApprove={() => act()}
        onReturn={() => setIsReturning(true)}
      />
      {isReturning && (
        <ReturnDialog
          reviewed={read}
          drops={read.published && translate('review.returnDrops')}
          title={title}
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
