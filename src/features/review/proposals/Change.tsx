import './texts.ts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useCreatePath, useLocation, useNavigate, useTranslate } from 'react-admin';
import type { Proposal, ProposalState } from '../../../dataProvider/proposalCalls.ts';
import type { ReviewedName } from '../../../dataProvider/reviewCalls.ts';
import { russianMoment } from '../../../dates.ts';
import { RecordDifference } from '../../../diff/RecordDifference.tsx';
import { ItemComments } from '../AsidePanel.tsx';
import { ItemFrame } from '../ItemFrame.tsx';
import { ReadingColumns } from '../ReadingColumns.tsx';
import { Remarks } from '../Remarks.tsx';
import type { useKeptReading } from '../useKeptReading.ts';
import { useRowTitle } from '../useRowTitle.ts';
import { useShownState } from './useShownState.ts';

interface ChangeProps {
  kind: ReviewedName;
  read: ProposalState;
  told: Proposal;
  reading: ReturnType<typeof useKeptReading<ProposalState>>;
}

/** What a change changes, beside what was said about it. */
export const Change = ({ kind, read, told, reading }: ChangeProps) => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const createPath = useCreatePath();
  const { pathname } = useLocation();
  const title = useRowTitle()({ kind, title: told.title });
  const shown = useShownState(kind);
  const { newer, now = read } = reading;
  const { id, version, author, waitingSince, answered } = told;
  const edit = () => {
    const list = createPath({ resource: kind, type: 'list' });
    navigate(told.title ? `${list}?currency=${told.title}` : list, { state: { comesBackTo: pathname } });
  };
  return (
    <ItemFrame
      judged={{ kind, itemId: id, version }}
      title={title}
      subtitle={
        now.proposed &&
        translate('proposals.subtitle', { author: author.name, since: russianMoment(waitingSince) })
      }
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
      <ReadingColumns aside={<ItemComments kind={kind} id={id} />}>
        <Box sx={{ display: 'grid', gap: 2, minWidth: 0, maxWidth: 860 }}>
          <Remarks returned={now.told?.returned} answered={answered} />
          {read.proposed && (
            <>
              <Typography variant="h2">{translate('proposals.difference')}</Typography>
              <RecordDifference resource={kind} before={shown(read.inForce)} after={shown(read.proposed)} />
            </>
          )}
        </Box>
      </ReadingColumns>
    </ItemFrame>
  );
};
