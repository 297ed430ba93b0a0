import { Box, Typography } from '@mui/material';
import { useState } from 'react';
import {
  RecordContextProvider,
  ResourceContextProvider,
  useCreatePath,
  useLocation,
  useNavigate,
  useParams,
  useTranslate,
} from 'react-admin';
import { useAct } from '../../components/act/useAct.ts';
import { useInformedApproval } from '../../components/act/useInformedApproval.ts';
import { Confirm } from '../../components/Confirm.tsx';
import { Slot } from '../../components/features.tsx';
import { Notice } from '../../components/Notice.tsx';
import { PageHeader } from '../../components/PageHeader.tsx';
import { SkeletonRows } from '../../components/SkeletonRows.tsx';
import { titleOf, useReviewedTitle } from '../../components/titleOf.ts';
import { useHasMoved } from '../../components/useHasMoved.ts';
import { unsentRemark, useHasUnsent, useUnsent } from '../../components/useUnsent.ts';
import { handOver } from '../../dataProvider/handOver.ts';
import { DepositoryError } from '../../dataProvider/http.ts';
import { itemPath } from '../../dataProvider/reviewCalls.ts';
import { russianMoment } from '../../dates.ts';
import { RecordDifference } from '../../diff/RecordDifference.tsx';
import { BASE } from '../../routing/returnTo.ts';
import { useGoBack } from '../../routing/useGoBack.ts';
import { useApprove } from './approveEach.ts';
import { ChangedMeanwhile } from './ChangedMeanwhile.tsx';
import { ItemViews } from './Preview.tsx';
import { PrevNextButtons } from './PrevNextButtons.tsx';
import { QUEUE, useQueueNavigation } from './queue.ts';
import { Remarks, UnsentRemark } from './Remarks.tsx';
import { ReturnDialog } from './ReturnDialog.tsx';
import { ReviewBar } from './ReviewBar.tsx';
import { type Reviewed, usePinnedVersion } from './usePinnedVersion.ts';

/** One item or change of the queue, as the site would show it, with the acts of a reviewer. */
export const ReviewItem = () => {
  const { kind = '', id = '' } = useParams<{ kind: string; id: string }>();
  return (
    <ResourceContextProvider value={kind}>
      <PinnedItem key={itemPath(kind, id)} kind={kind} id={id} />
    </ResourceContextProvider>
  );
};

const PinnedItem = ({ kind, id }: { kind: string; id: string }) => {
  const translate = useTranslate();
  const reading = usePinnedVersion(kind, id);
  const goBack = useGoBack(`${BASE}/${QUEUE}`);
  const { read, error, refetch } = reading;
  if (read) return <JudgedItem reading={{ ...reading, read }} />;
  if (!error) return <SkeletonRows rowCount={8} />;
  return (
    <>
      <PageHeader title={translate('review.title')} onBack={goBack} />
      <Notice title={translate('form.loadFailed')} text={error.message} onRetry={refetch} />
    </>
  );
};

interface JudgedItemProps {
  reading: ReturnType<typeof usePinnedVersion> & { read: Reviewed };
}

const JudgedItem = ({ reading }: JudgedItemProps) => {
  const translate = useTranslate();
  const changeTitle = useReviewedTitle();
  const { read, newer, now = read, error: readError, refetch, readNewer } = reading;
  const { kind, itemId, item } = read;
  const navigation = useQueueNavigation(kind, itemId);
  const goBack = useGoBack(`${BASE}/${QUEUE}`);
  const edit = useEdit(read);
  const approveVersion = useApprove();
  const [isReturning, setIsReturning] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const canUndo = item !== undefined && !read.before;
  const hasUnsent = useHasUnsent(kind, itemId);
  const remark = useUnsent(unsentRemark(kind, itemId));
  const warnings = [
    hasUnsent && 'review.unsentText',
    now.returned && 'review.returnedText',
    now.takenDown && 'review.takenDownText',
  ].filter(Boolean);
  const title = item ? titleOf(item) : changeTitle({ kind, title: read.title });
  const {
    act,
    isActing,
    isDone: isApproved,
    error,
    forgetError,
  } = useAct({
    run: ({ isEarly }: { isEarly: boolean }) =>
      approveVersion({ ...read, isEarly }).catch(async (problem: unknown) => {
        // the newer changes are shown instead of the refusal
        if (problem instanceof DepositoryError) await refetch();
        throw problem;
      }),
    undoable: canUndo ? { act: 'approve', resource: kind, id: itemId, name: title } : undefined,
    success: `resources.${kind}.notifications.approved`,
    name: `${translate('list.approve')}: ${title}`,
    onDone: () => {
      remark.forget(remark.text);
      navigation.leave();
    },
  });
  const { approve, isUnread } = useInformedApproval(act, error);
  const hasMoved = useHasMoved(itemPath(kind, itemId), '');
  const obstacle = useObstacle(now);
  const isDone = !now.isWaiting;
  const isGone = readError instanceof DepositoryError && readError.status === 404;
  const waits = {
    kind: translate(`resources.${kind}.name`),
    author: now.author.name || now.author.login,
    since: russianMoment(now.returned?.at ?? now.waitingSince),
  };
  const whatWaits = now.returned ? 'review.subtitleReturned' : `${item ? 'review' : 'proposals'}.subtitle`;
  const subtitle = isDone ? item && waits.kind : translate(whatWaits, waits);
  const question = item ? 'list.replace' : 'proposals.ask';
  const drops = item ? read.before && 'review.returnDrops' : 'proposals.drops';
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', minHeight: 'calc(100dvh - 109px)' }}>
      <PageHeader title={title} subtitle={subtitle} onBack={goBack}>
        <PrevNextButtons navigation={navigation} />
      </PageHeader>
      <Box sx={{ display: 'grid', gap: 2, marginBottom: 2, '&:empty': { display: 'none' } }}>
        {newer && (
          <ChangedMeanwhile
            read={read}
            newer={newer}
            onRead={() => {
              forgetError();
              readNewer();
            }}
          />
        )}
        {readError && <Notice title={translate('form.loadFailed')} text={readError.message} />}
        {error && !newer && !isDone && !isGone && (
          <Notice title={translate('list.approveFailed')} text={error.message} onRetry={approve} />
        )}
        {item && now.answered && !isDone && (
          <Notice severity="info" title={translate('review.correctedWaits')} />
        )}
        {isDone && (
          <Notice severity="info" title={translate(item ? 'review.notWaiting' : 'proposals.nothing')} />
        )}
        {!isReturning && <UnsentRemark {...now} kind={kind} id={itemId} isLost={isDone} />}
        {/* read before the text */}
        <Remarks returned={now.returned} answered={now.answered} />
      </Box>
      <RecordContextProvider value={item ?? { id: itemId }}>
        <Box
          sx={{
            display: 'grid',
            gap: 3,
            alignItems: 'start',
            marginBottom: 3,
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 360px' },
          }}
        >
          {item ? (
            <ItemViews
              key={read.version}
              item={item}
              {...(!isDone && { published: read.before, givenBack: read.givenBack })}
            />
          ) : (
            <Box sx={{ display: 'grid', gap: 2, minWidth: 0, maxWidth: 860 }}>
              {read.isWaiting && (
                <>
                  <Typography variant="h2">{translate('proposals.open')}</Typography>
                  <RecordDifference resource={kind} before={read.before ?? {}} after={read.after} />
                </>
              )}
            </Box>
          )}
          <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
            <Slot name="reviewAside" />
          </Box>
        </Box>
      </RecordContextProvider>
      {!isGone && (
        <ReviewBar
          isDone={isDone}
          isReturned={now.returned !== undefined}
          obstacle={isDone ? undefined : newer ? translate('review.readFirst') : obstacle}
          isActing={isActing}
          isIdle={hasMoved || isApproved || isUnread}
          onEdit={edit}
          onApprove={() => (canUndo && warnings.length === 0 ? approve() : setIsAsking(true))}
          onReturn={() => setIsReturning(true)}
        />
      )}
      <Confirm
        isOpen={isAsking}
        title={translate(canUndo ? 'review.askOne' : `${question}Title`)}
        content={[!canUndo && `${question}Text`, ...warnings]
          .map((text) => text && translate(text, { name: title }))
          .filter(Boolean)
          .join(' ')}
        confirm={translate('list.approve')}
        confirmColor="primary"
        onConfirm={approve}
        close={() => setIsAsking(false)}
      />
      {isReturning && (
        <ReturnDialog
          reviewed={read}
          drops={drops && translate(drops)}
          title={title}
          onReturned={navigation.leave}
          onClose={() => {
            setIsReturning(false);
            void refetch();
          }}
        />
      )}
    </Box>
  );
};

/** Opens the form of an item, or the screen of a change; both lead back here. */
const useEdit = ({ kind, item, title }: Reviewed) => {
  const createPath = useCreatePath();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return () => {
    if (item) handOver.offer(kind, item);
    const path = createPath({ resource: kind, type: item ? 'edit' : 'list', id: item?.id });
    navigate(!item && title ? `${path}?currency=${title}` : path, { state: { comesBackTo: pathname } });
  };
};

/** Why the user may not approve it, with the names of those who may; undefined where the user may. */
const useObstacle = ({ mayApprove, reason, approvers }: Reviewed): string | undefined => {
  const translate = useTranslate();
  if (mayApprove) return undefined;
  const why = reason ?? translate('review.mayNot');
  const names = approvers.map(({ name, login }) => name || login);
  if (names.every((name) => why.includes(name))) return why;
  return `${why} ${translate('review.approvers', { names: names.join(', ') })}`;
};
