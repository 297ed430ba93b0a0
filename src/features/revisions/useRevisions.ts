import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { Identifier } from 'react-admin';
import { useDepository } from '../../components/act/useDepository.ts';
import { revisionCalls } from '../../dataProvider/revisionCalls.ts';

/** The states before those that were read. */
export interface OlderRevisions {
  isThere: boolean;
  isReading: boolean;
  /** Why they could not be read. */
  error: Error | null;
  read: () => void;
}

/**
 * The saved states of a record, the newest first, as many as were asked for.
 *
 * @param newest - the version that it has: another one asks again
 */
export const useRevisions = (resource: string, id: Identifier, newest?: unknown) => {
  const { ask } = useDepository();
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery({
    queryKey: ['revisions', resource, id, newest ?? null],
    queryFn: ({ pageParam }) => ask(revisionCalls.page(resource, id, pageParam)),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ next }) => next,
  });
  return {
    revisions: data?.pages.flatMap(({ rows }) => rows),
    error,
    refetch,
    older: {
      isThere: hasNextPage,
      isReading: isFetchingNextPage,
      error: data ? error : null,
      read: () => void fetchNextPage(),
    },
  };
};

/** One of them whole. It never changes, so it is read once. */
export const useSavedState = (resource: string, id: Identifier, version: number) => {
  const { ask } = useDepository();
  return useQuery({
    queryKey: ['revisions', resource, id, 'state', version],
    queryFn: () => ask(revisionCalls.state(resource, id, version)),
    enabled: version > 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
};
