import { reviewCalls } from '../dataProvider/reviewCalls.ts';
import { session } from '../session.ts';
import { useReadOf } from './useRead.ts';

const hasProposals = () => session.hasFeature('proposals');

/**
 * Whether changes of a record wait for another user, and which; nothing with another depository.
 *
 * @returns `isCurrent`: false while a newer answer is loading
 */
export const useProposal = (kind: string, id: number) => {
  const isWanted = hasProposals();
  const { data, isFetching, ...read } = useReadOf(kind, reviewCalls.proposal(kind, id), { isWanted });
  return { ...read, state: data, isCurrent: !isFetching, isKnown: data !== undefined || !isWanted };
};
