import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Call } from '../dataProvider/calls.ts';
import { useDepository } from './act/useDepository.ts';

interface ReadOptions {
  /** Keeps the former answer until the next one arrives. */
  keepsFormer?: boolean;
  isWanted?: boolean;
  /** Until an answer has this age in ms, mounting another component does not read it again. */
  freshMs?: number;
}

/** Reads an answer that is no list of a kind. It is cached under a name, by which changes make it stale. */
export const useReadOf = <T>(
  name: string,
  call: Call<T>,
  { keepsFormer = false, isWanted = true, freshMs = 0 }: ReadOptions = {},
) => {
  const depository = useDepository();
  const { data, error, refetch, isFetching, isPlaceholderData } = useQuery({
    queryKey: [name, 'whole', call.path],
    queryFn: () => depository.ask(call),
    enabled: isWanted,
    staleTime: freshMs,
    placeholderData: keepsFormer ? keepPreviousData : undefined,
  });
  const isFormer = isPlaceholderData;
  return { data, error, refetch, isFetching, isFormer };
};
