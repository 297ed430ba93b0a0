import { useQuery } from '@tanstack/react-query';
import { useDepository } from '../../components/act/useDepository.ts';
import type { Choice } from '../../dataProvider/choices.ts';

const FRESH_MS = 5 * 60_000;
const NONE: readonly Choice[] = [];

/** The statuses that the depository gives to choose from. */
export const useStatuses = (call: 'vacancyStatuses' | 'applicationStatuses') => {
  const depository = useDepository();
  const {
    data: statuses = NONE,
    error,
    refetch,
  } = useQuery({
    queryKey: [call],
    queryFn: () =>
      depository[call]().catch((failure: unknown) => {
        console.error(failure);
        throw failure;
      }),
    staleTime: FRESH_MS,
  });
  return { statuses, error, refetch };
};
