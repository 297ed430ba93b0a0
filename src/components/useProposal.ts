import { reviewCalls } from '../dataProvider/reviewCalls.ts';
import { session } from '../session.ts';
import { useReadOf } from './useRead.ts';

/**
 * Whether changes of a record wait for another user, and which; nothing with another depository.
 *
 * @returns `isCurrent`: false while a newer answer is loading
 */
export const useProposal = (kind: string, id: number) => {
  const { data, isFetching, error, refetch } = useReadOf(kind, reviewCalls.proposal(kind, id), {
    enabled: session.hasFeature('proposals'),
  });
  return { state: data, isCurrent: !isFetching, error, refetch };
};
