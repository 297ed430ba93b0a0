import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import {
  type Identifier,
  type RaRecord,
  useEvent,
  useIsMounted,
  useNotify,
  useResourceContext,
} from 'react-admin';

/** How long after a failure a refetch may remove the row that shows it, in ms. */
const REFETCHED_WITHIN = 5_000;

/**
 * Tells a failure by a toast when the place that would show it is gone: already, or by the refetch that follows it.
 *
 * @param subject - the id of the record whose row shows it
 */
export const useTellIfRemoved = (subject?: Identifier) => {
  const notify = useNotify();
  const resource = useResourceContext();
  const queryClient = useQueryClient();
  const isMounted = useIsMounted();
  const failure = useRef<{ text: string; at: number; isRemoved: () => boolean }>(undefined);
  const tell = useEvent(() => {
    if (!failure.current) return;
    const { text, at, isRemoved } = failure.current;
    if (isRemoved() && Date.now() - at < REFETCHED_WITHIN)
      notify(text, { type: 'info', messageArgs: { _: text } });
  });
  useEffect(() => tell, [tell]);

  /** Whether a list that shows the subject's row has lost it; undefined without such a list. A user who leaves a list has read it there. */
  const rowCheck = () => {
    const isListed = ({ queryKey }: { queryKey: readonly unknown[] }) =>
      queryClient.getQueryData<{ data?: RaRecord[] }>(queryKey)?.data?.some(({ id }) => id === subject) ===
      true;
    const lists = queryClient
      .getQueryCache()
      .findAll({ queryKey: [resource, 'getList'], type: 'active', predicate: isListed });
    return lists.length > 0 ? () => !lists.every(isListed) : undefined;
  };

  return {
    fail: (text: string, { isRefetched }: { isRefetched: boolean }) => {
      if (!isMounted.current) return notify(text, { type: 'error', messageArgs: { _: text } });
      const { pathname } = window.location;
      const isRemoved = rowCheck() ?? (() => isRefetched && pathname === window.location.pathname);
      failure.current = { text, at: Date.now(), isRemoved };
    },
    forget: () => {
      failure.current = undefined;
    },
  };
};
