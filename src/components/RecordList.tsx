import { useQueryClient } from '@tanstack/react-query';
import { ListBase, useResourceContext } from 'ra-core';
import { type ReactNode, useState } from 'react';
import { rowsPerPage, takeAhead } from '../dataProvider/ahead.ts';
import { SERVER_ORDER } from '../dataProvider/listing.ts';
import { ScheduleMarks } from '../features/schedule/ScheduleMarks.tsx';
import { ArrivingList } from './ArrivingList.tsx';

interface RecordListProps {
  /** Names this list among those of its kind, so that each keeps its page and order. */
  name: string;
  filter: Record<string, string>;
  /** Otherwise as the kind's pages have them. */
  perPage?: number;
  children: ReactNode;
}

const silent = { onError: (error: Error) => console.error(error) };
/** What was just read, or refused, is not asked for again; another page is. */
const known = { ...silent, refetchOnMount: false, retryOnMount: false };

/**
 * The list around a table: the server's order, pages in memory.
 *
 * The filter is react-admin's permanent one, because its own filters go back to page 1 (part 1, §4: they must not).
 */
export const RecordList = ({ name, filter, perPage, children }: RecordListProps) => {
  const resource = useResourceContext() ?? '';
  const queryClient = useQueryClient();
  const [isHere] = useState(() => perPage === undefined && takeAhead(queryClient, resource, filter));
  return (
    <ListBase
      filter={filter}
      perPage={perPage ?? rowsPerPage(resource)}
      sort={SERVER_ORDER}
      storeKey={`${resource}.${name}`}
      disableSyncWithLocation
      // the shell and the router let nobody here who may not see it; asking again would draw the list twice more
      disableAuthentication
      queryOptions={isHere ? known : silent}
      exporter={false}
    >
      <ArrivingList filter={filter} />
      <ScheduleMarks>{children}</ScheduleMarks>
    </ListBase>
  );
};
