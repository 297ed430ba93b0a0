import { useDepository } from '../../components/act/useDepository.ts';
import { proposalCalls } from '../../dataProvider/proposalCalls.ts';
import { isProposable, type Waiting } from '../../dataProvider/reviewCalls.ts';

/** Publishes a row, or puts a change in force, in the very version that was seen; another one is refused. */
export const useApprove = () => {
  const depository = useDepository();
  return ({ kind, itemId: id, version }: Pick<Waiting, 'kind' | 'itemId' | 'version'>): Promise<unknown> =>
    isProposable(kind)
      ? depository.change(kind, proposalCalls.approve({ kind, id, version }))
      : depository.approve(kind, { id, previousData: { id, version } });
};
