import { type UseQueryOptions, useQuery } from '@tanstack/react-query';
import type { Call } from '../dataProvider/calls.ts';
import { useDepository } from './act/useDepository.ts';

type ReadOptions<T> = Pick<UseQueryOptions<T>, 'enabled' | 'staleTime' | 'placeholderData'>;

/** Reads an answer that is no list of a kind. It is cached under a name, by which changes make it stale. */
export const useReadOf = <T>(name: string, call: Call<T>, options?: ReadOptions<T>) => {
  const depository = useDepository();
  return useQuery({
    queryKey: [name, 'whole', call.path],
    queryFn: () => depository.ask(call),
    staleTime: 0,
    ...options,
  });
};
