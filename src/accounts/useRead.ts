import { useQuery } from '@tanstack/react-query';
import { useDepository } from '../components/act/useDepository.ts';
import type { Call } from '../dataProvider/calls.ts';

/** Under this name everything of accounts is kept: a change makes all of it old. */
export const ACCOUNTS = 'accounts';

/** What a call of accounts answers, read again after each change of them. */
export const useRead = <T>(call: Call<T>) => {
  const depository = useDepository();
  const { data, error, refetch } = useQuery({
    queryKey: [ACCOUNTS, 'whole', call.path],
    queryFn: () =>
      depository.ask(call).catch((failure: unknown) => {
        console.error(failure);
        throw failure;
      }),
  });
  return { data, error, refetch };
};
