import './texts.ts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useCreatePath, useNavigate, useTranslate } from 'ra-core';
import { useState } from 'react';
import { useAct } from '../components/act/useAct.ts';
import { useDepository } from '../components/act/useDepository.ts';
import { Notice } from '../components/Notice.tsx';
import { PageHeader } from '../components/PageHeader.tsx';
import { SkeletonRows } from '../components/SkeletonRows.tsx';
import { useReadOf } from '../components/useRead.ts';
import { DepositoryError } from '../dataProvider/http.ts';
import { type Proposal, type ProposalState, proposalCalls } from '../dataProvider/proposalCalls.ts';
import { russianMoment } from '../dates.ts';
import { RecordDifference } from '../differences/RecordDifference.tsx';
import { ChangedMeanwhile } from '../review/ChangedMeanwhile.tsx';
import { ItemBar } from '../review/ItemBar.tsx';
import { QUEUE } from '../review/queue.ts';
import { ReturnDialog } from '../review/ReturnDialog.tsx';
import { useObstacle } from '../review/useObstacle.ts';
import { BASE } from '../routing/addresses.ts';
import { useGoBack } from '../routing/useGoBack.ts';
import { ProposalNotice } from './ProposalNotice.lazy.tsx';
import { useShownState } from './useShownState.ts';

interface ProposalItemProps {
  kind: string;
  id: number;
}

const QUEUE_PATH = `${BASE}/${QUEUE}`;

/** A change of the figures or of the fund, to be read and judged. It stays the one that is read, whatever is read again later. */
export const ProposalItem = ({ kind, id }: ProposalItemProps) => {
  const translate = useTranslate();
  const goBack = useGoBack(QUEUE_PATH);
  const { data, error, refetch, isFetching } = useReadOf(kind, proposalCalls.of(kind, id));
  const [read, setRead] = useState<ProposalState>();
  if (data && !isFetching && !read) setRead(data);
  if (read?.told && read.proposed && data)
    return (
      <Waiting
        read={{ ...read, told: read.told }}
        now={data}
        onReadNewer={() => setRead(data)}
        refetch={refetch}
      />
    );
  if (!read && !error) return <SkeletonRows rowCount={8} columnCount={2} />;
  return (
    <>
      <PageHeader title={translate('review.title')} onBack={goBack} />
      {read ? (
        <Box sx={{ display: 'grid', gap: 2 }}>
          <Notice severity="info" title={translate('proposals.nothing')} />
          {read.told && <ProposalNotice kind={kind} id={id} state={read} />}
        </Box>
      ) : (
        <Notice
          title={translate('review.notRead')}
          text={error?.message}
          action={{ label: translate('list.retry'), onClick: () => void refetch() }}
        />
      )}
    </>
  );
};

interface WaitingProps {
  read: ProposalState & { told: Proposal };
  now: ProposalState;
  onReadNewer: () => void;
  refetch: () => Promise<unknown>;
}

const Waiting = ({ read: { told, proposed, inForce }, now, onReadNewer, refetch }: WaitingProps) => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const createPath = useCreatePath();
  const depository = useDepository();
  const goBack = useGoBack(QUEUE_PATH);
  const [isReturning, setIsReturning] = useState(false);
  const { kind, id, version, author, waitingSince } = told;
  const title = translate(`proposals.title.${kind}`, { title: told.title });
  const leave = () => navigate(QUEUE_PATH, { replace: true });
  const { act, isActing, error } = useAct({
    run: () =>
      depository
        .change(kind, proposalCalls.approve({ kind, id, version }))
        .catch(async (problem: unknown) => {
          // what has changed since is shown in place of the refusal
          if (problem instanceof DepositoryError) await refetch();
          throw problem;
        }),
    success: `resources.${kind}.notifications.approved`,
    onDone: leave,
  });
  const shown = useShownState(kind);
  const isDone = !now.proposed;
  const newer = now.told && now.proposed && now.told.version !== version ? now.told : undefined;
  const obstacle = useObstacle(now.told ?? told);
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', minHeight: 'calc(100dvh - 109px)' }}>
      <PageHeader
        title={title}
        subtitle={translate('proposals.subtitle', {
          author: author.name,
          since: russianMoment(waitingSince),
        })}
        onBack={goBack}
      />
      <Box sx={{ display: 'grid', gap: 2, marginBottom: 3, maxWidth: 860 }}>
        {newer && (
          <ChangedMeanwhile
            kind={kind}
            before={shown(proposed)}
            after={shown(now.proposed)}
            name={newer.author.name}
            onRead={onReadNewer}
          />
        )}
        {isDone && <Notice severity="info" title={translate('proposals.nothing')} />}
        {error && !newer && !isDone && (
          <Notice
            title={translate('list.approveFailed')}
            text={error.message}
            action={{ label: translate('list.retry'), onClick: () => act() }}
          />
        )}
        <Typography variant="h2">{translate('proposals.difference')}</Typography>
        <RecordDifference resource={kind} before={shown(inForce)} after={shown(proposed)} />
      </Box>
      <ItemBar
        isDone={isDone}
        obstacle={newer ? translate('review.readFirst') : obstacle}
        isActing={isActing}
        onEdit={() => navigate(createPath({ resource: kind, type: 'list' }))}
        onApprove={() => act()}
        onReturn={() => setIsReturning(true)}
      />
      {isReturning && (
        <ReturnDialog
          reviewed={{ kind, item: { id, version } }}
          drops={translate('proposals.drops')}
          title={title}
          onReturned={leave}
          onClose={() => {
            setIsReturning(false);
            void refetch();
          }}
        />
      )}
    </Box>
  );
};
