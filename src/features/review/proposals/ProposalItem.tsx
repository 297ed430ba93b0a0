import './texts.ts';
import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { Notice } from '../../../components/Notice.tsx';
import { PageHeader } from '../../../components/PageHeader.tsx';
import { useReadOf } from '../../../components/useRead.ts';
import { type ProposalState, proposalCalls } from '../../../dataProvider/proposalCalls.ts';
import type { ReviewedName } from '../../../dataProvider/reviewCalls.ts';
import { BASE } from '../../../routing/addresses.ts';
import { useGoBack } from '../../../routing/useGoBack.ts';
import { CURRENCIES } from '../../../wire/wire.ts';
import { ItemComments } from '../AsidePanel.tsx';
import { QUEUE } from '../queue.ts';
import { ReadingColumns } from '../ReadingColumns.tsx';
import { Unread } from '../Unread.tsx';
import { useKeptReading } from '../useKeptReading.ts';
import { useRowTitle } from '../useRowTitle.ts';
import { Change } from './Change.tsx';

interface ProposalItemProps {
  kind: ReviewedName;
  id: number;
}

const isToBeRead = ({ told: read }: ProposalState, { told, proposed }: ProposalState) =>
  proposed !== undefined && told?.version !== read?.version;

/** A change of the figures or of the fund, to be read and judged. */
export const ProposalItem = ({ kind, id }: ProposalItemProps) => {
  const reading = useKeptReading(useReadOf(QUEUE, proposalCalls.of(kind, id)), isToBeRead);
  const { read } = reading;
  if (!read) return <Unread error={reading.error} onRetry={() => void reading.refetch()} />;
  if (!read.told) return <NothingWaits kind={kind} id={id} />;
  return <Change kind={kind} read={read} told={read.told} reading={reading} />;
};

/** What was said about it can be read all the same. */
const NothingWaits = ({ kind, id }: ProposalItemProps) => {
  const translate = useTranslate();
  const title = useRowTitle()({ kind, title: CURRENCIES[id - 1] ?? '' });
  return (
    <>
      <PageHeader title={title} onBack={useGoBack(`${BASE}/${QUEUE}`)} />
      <ReadingColumns aside={<ItemComments kind={kind} id={id} />}>
        <Box sx={{ maxWidth: 860 }}>
          <Notice severity="info" title={translate('proposals.nothing')} />
        </Box>
      </ReadingColumns>
    </>
  );
};
