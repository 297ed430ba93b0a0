import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { Identifier } from 'react-admin';
import { useDepository } from '../../components/act/useDepository.ts';
import { revisionCalls } from '../../dataProvider/revisionCalls.ts';
import { useListAsShown } from '../../diff/useListAsShown.ts';

/**
 * The saved states of a record, newest first, in pages.
 *
 * @param newest - the record's version: another one refetches
 */
export const useRevisions = (resource: string, id: Identifier, newest?: unknown) => {
  const { ask } = useDepository();
  return useInfiniteQuery({
    queryKey: ['revisions', resource, id, newest ?? null],
    queryFn: ({ pageParam }) => ask(revisionCalls.page(resource, id, pageParam)),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ next }) => next,
    select: ({ pages }) => pages.flatMap(({ rows }) => rows),
  });
};

export type Revisions = ReturnType<typeof useRevisions>;

/** One whole state; a list of the fund becomes a table. It never changes, so it is read once. */
export const useSavedState = (resource: string, id: Identifier, version: number) => {
  const { ask } = useDepository();
  const asTable = useListAsShown();
  return useQuery({
    queryKey: ['revisions', resource, id, 'state', version],
    queryFn: () => ask(revisionCalls.state(resource, id, version)),
    select: resource === 'guaranteeFund' ? asTable : undefined,
    enabled: version > 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
};
