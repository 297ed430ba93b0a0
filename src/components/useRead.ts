import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Call } from '../dataProvider/calls.ts';
import { useDepository } from './act/useDepository.ts';

interface ReadOptions {
  /** The former answer stays until another one has come. */
  keepsFormer?: boolean;
  isWanted?: boolean;
}

/** What a call answers that is no list of a kind, stored under a name and read again after each change of it. */
export const useReadOf = <T>(
  name: string,
  call: Call<T>,
  { keepsFormer = false, isWanted = true }: ReadOptions = {},
) => {
  const depository = useDepository();
  const { data, error, refetch, isFetching, isPlaceholderData } = useQuery({
    queryKey: [name, 'whole', call.path],
    queryFn: () => depository.ask(call),
    enabled: isWanted,
    placeholderData: keepsFormer ? keepPreviousData : undefined,
  });
  // the former answer is there
  const isFormer = isPlaceholderData;
  return { data, error, refetch, isFetching, isFormer };
};
