import { useDepository } from '../components/act/useDepository.ts';
import type { Waiting } from '../dataProvider/reviewCalls.ts';

/** Publishes a row in the very version that was seen; another one is refused. */
export const useApprove = () => {
  const depository = useDepository();
  return ({ kind, itemId: id, version }: Pick<Waiting, 'kind' | 'itemId' | 'version'>) =>
    depository.approve(kind, { id, previousData: { id, version } });
};
