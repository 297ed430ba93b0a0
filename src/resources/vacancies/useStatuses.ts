import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { Choices } from '../../components/Dropdown.tsx';
import { type Choice, choicesFor } from '../../dataProvider/choices.ts';
import type { DepositoryDataProvider } from '../../dataProvider/dataProvider.ts';

const FRESH_MS = 5 * 60_000;
const NONE: readonly Choice[] = [];

/** The statuses that the depository gives to choose from. */
export const useStatuses = (call: 'vacancyStatuses' | 'applicationStatuses') => {
  const dataProvider = useDataProvider<DepositoryDataProvider>();
  const {
    data: statuses = NONE,
    error,
    refetch,
  } = useQuery({
    queryKey: [call],
    queryFn: () =>
      dataProvider[call]().catch((failure: unknown) => {
        console.error(failure);
        throw failure;
      }),
    staleTime: FRESH_MS,
  });
  return { statuses, error, refetch };
};

/** The statuses to choose from, the stored one among them. */
export const useStatusChoices = (call: 'vacancyStatuses' | 'applicationStatuses') => {
  const { statuses, error, refetch } = useStatuses(call);
  return (stored: unknown): Choices => ({
    options: choicesFor(statuses, stored).map(({ id, name }) => ({ value: id, label: name })),
    error,
    onRetry: refetch,
  });
};
