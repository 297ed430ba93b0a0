import { ResourceContextProvider, useParams } from 'react-admin';
import { isProposable } from '../../dataProvider/reviewCalls.ts';
import { ProposalItem } from './proposals/ProposalItem.tsx';
import { hasProposals } from './proposals/useProposal.ts';
import { ReviewedItem } from './ReviewedItem.tsx';

/** One item of the queue, or one change, to be read and judged. */
export const ReviewItemScreen = () => {
  const { kind = '', id = '' } = useParams<{ kind: string; id: string }>();
  const isChange = isProposable(kind) && hasProposals();
  return (
    <ResourceContextProvider value={kind}>
      {isChange ? <ProposalItem kind={kind} id={Number(id)} /> : <ReviewedItem kind={kind} id={id} />}
    </ResourceContextProvider>
  );
};
