import './texts.ts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useCreatePath, useLocation, useNavigate, useTranslate } from 'ra-core';
import { Notice } from '../components/Notice.tsx';
import { PageHeader } from '../components/PageHeader.tsx';
import { useReadOf } from '../components/useRead.ts';
import { type Proposal, type ProposalState, proposalCalls } from '../dataProvider/proposalCalls.ts';
import type { ReviewedName } from '../dataProvider/reviewCalls.ts';
import { russianMoment } from '../dates.ts';
import { RecordDifference } from '../differences/RecordDifference.tsx';
import { ItemFrame } from '../review/ItemFrame.tsx';
import { QUEUE } from '../review/queue.ts';
import { Unread } from '../review/Unread.tsx';
import { useKeptReading } from '../review/useKeptReading.ts';
import { useRowTitle } from '../review/useRowTitle.ts';
import { BASE } from '../routing/addresses.ts';
import { useGoBack } from '../routing/useGoBack.ts';
import { ProposalNotice } from './ProposalNotice.lazy.tsx';
import { useShownState } from './useShownState.ts';

const isToBeRead = ({ told: read }: ProposalState, { told, proposed }: ProposalState) =>
  proposed !== undefined && told?.version !== read?.version;

/** A change of the figures or of the fund, to be read and judged. */
export const ProposalItem = ({ kind, id }: { kind: ReviewedName; id: number }) => {
  const translate = useTranslate();
  const goBack = useGoBack(`${BASE}/${QUEUE}`);
  const reading = useKeptReading(useReadOf(kind, proposalCalls.of(kind, id)), isToBeRead);
  const { read } = reading;
  if (!read) return <Unread error={reading.error} onRetry={() => void reading.refetch()} />;
  if (read.told) return <Change kind={kind} read={read} told={read.told} reading={reading} />;
  return (
    <>
      <PageHeader title={translate('review.title')} onBack={goBack} />
      <Notice severity="info" title={translate('proposals.nothing')} />
    </>
  );
};

interface ChangeProps {
  kind: ReviewedName;
  read: ProposalState;
  told: Proposal;
  reading: ReturnType<typeof useKeptReading<ProposalState>>;
}

const Change = ({ kind, read, told, reading }: ChangeProps) => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const createPath = useCreatePath();
  const { pathname } = useLocation();
  const title = useRowTitle()({ kind, title: told.title });
  const shown = useShownState(kind);
  const { newer, now = read } = reading;
  const { id, version, author, waitingSince } = told;
  const edit = () => {
    const list = createPath({ resource: kind, type: 'list' });
    navigate(told.title ? `${list}?currency=${told.title}` : list, { state: { comesBackTo: pathname } });
  };
  return (
    <ItemFrame
      judged={{ kind, itemId: id, version }}
      title={title}
      subtitle={translate('proposals.subtitle', {
        author: author.name,
        since: russianMoment(waitingSince),
      })}
      approval={now.told ?? told}
      newer={
        newer?.told && {
          name: newer.told.author.name,
          before: shown(read.proposed),
          after: shown(newer.proposed),
        }
      }
      reading={reading}
      done={now.proposed ? undefined : translate('proposals.nothing')}
      drops={translate('proposals.drops')}
      onEdit={edit}
    >
      <Box sx={{ display: 'grid', gap: 2, marginBottom: 3, maxWidth: 860 }}>
        {now.told?.returned && <ProposalNotice kind={kind} id={id} state={now} />}
        {told.answered && (
          <Notice
            severity="info"
            title={translate('proposals.answered', {
              name: told.answered.by,
              at: russianMoment(told.answered.at),
            })}
            text={told.answered.note}
          />
        )}
        {read.proposed && (
          <>
            <Typography variant="h2">{translate('proposals.difference')}</Typography>
            <RecordDifference resource={kind} before={shown(read.inForce)} after={shown(read.proposed)} />
          </>
        )}
      </Box>
    </ItemFrame>
  );
};
