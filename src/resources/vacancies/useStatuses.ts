import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import type { Choice } from '../../dataProvider/choices.ts';
import type { DepositoryDataProvider } from '../../dataProvider/dataProvider.ts';

const FRESH_MS = 5 * 60_000;

/** The statuses that the depository gives to choose from. */
export const useStatuses = (call: 'vacancyStatuses' | 'applicationStatuses') => {
  const dataProvider = useDataProvider<DepositoryDataProvider>();
  const { data, error, refetch } = useQuery({
    queryKey: [call],
    queryFn: () =>
      dataProvider[call]().catch((failure: unknown) => {
        console.error(failure);
        throw failure;
      }),
    staleTime: FRESH_MS,
  });
  // after a 401 react-admin resolves with an object instead of a list
  const statuses: readonly Choice[] = Array.isArray(data) ? data : [];
  return { statuses, error, refetch };
};
