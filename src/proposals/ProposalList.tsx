import './texts.ts';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { LinkBase, useTranslate } from 'ra-core';
import { useId } from 'react';
import { useReadOf } from '../components/useRead.ts';
import { type Proposal, proposalCalls } from '../dataProvider/proposalCalls.ts';
import { itemPath } from '../dataProvider/reviewCalls.ts';
import { ageOf } from '../review/age.ts';
import { QUEUE } from '../review/queue.ts';
import { BASE } from '../routing/addresses.ts';
import { hasProposals } from './useProposal.ts';

/** What waits of the figures and of the fund, or what of it was given back. */
export const useProposals = (isReturned: boolean) =>
  useReadOf(QUEUE, proposalCalls.all, { isWanted: hasProposals() }).data?.filter(
    ({ returned }) => (returned !== undefined) === isReturned,
  ) ?? [];

/** Changes of the figures and of the fund, each with the way to what it changes. */
export const ProposalList = ({ proposals }: { proposals: readonly Proposal[] }) => {
  const translate = useTranslate();
  const id = useId();
  if (proposals.length === 0) return null;
  return (
    <Paper
      component="section"
      variant="outlined"
      aria-labelledby={id}
      sx={{ padding: 2, marginBottom: 2, minWidth: 0 }}
    >
      <Typography id={id} component="h2" variant="h3">
        {translate('proposals.list')}
      </Typography>
      <Box
        component="ul"
        sx={{ display: 'grid', gap: 1.5, listStyle: 'none', margin: 0, marginTop: 1, padding: 0 }}
      >
        {proposals.map((each) => (
          <Row key={`${each.kind} ${each.id}`} {...each} />
        ))}
      </Box>
    </Paper>
  );
};

const Row = ({ kind, id, title, author, waitingSince, returned, mayApprove, reason }: Proposal) => {
  const translate = useTranslate();
  const [age, count] = ageOf(waitingSince);
  return (
    <li>
      <LinkBase to={`${BASE}/${QUEUE}/${itemPath(kind, id)}`} className="row-title">
        {translate(`proposals.title.${kind}`, { title })}
      </LinkBase>
      <Box sx={{ fontSize: 13, color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {returned
          ? translate('review.returnedBy', { name: returned.by, note: returned.note })
          : translate('proposals.row', { name: author.name, age: translate(age, { smart_count: count }) })}
      </Box>
      {!returned && !mayApprove && reason && (
        <Box sx={{ fontSize: 13, color: 'text.secondary' }}>{reason}</Box>
      )}
    </li>
  );
};
