import type { ReactNode } from 'react';
import { ListBase, useResourceContext } from 'react-admin';
import { rowsPerPage } from '../dataProvider/endpoints.ts';
import { SERVER_ORDER } from '../dataProvider/listing.ts';
import { Wrapped } from './features.tsx';

interface RecordListProps {
  /** Names this list among those of its kind, so that each keeps its page and order. */
  name: string;
  filter: Record<string, string>;
  /** Otherwise as the kind's pages have them. */
  perPage?: number;
  children: ReactNode;
}

const silent = { onError: (error: Error) => console.error(error) };

/**
 * The list around a table: the server's order, pages in memory.
 *
 * The filter is react-admin's permanent one, because its own filters go back to page 1 (part 1, §4: they must not).
 */
export const RecordList = ({ name, filter, perPage, children }: RecordListProps) => {
  const resource = useResourceContext() ?? '';
  return (
    <ListBase
      filter={filter}
      perPage={perPage ?? rowsPerPage(resource)}
      sort={SERVER_ORDER}
      storeKey={`${resource}.${name}`}
      disableSyncWithLocation
      // the shell and the router let nobody here who may not see it; asking again would draw the list twice more
      disableAuthentication
      queryOptions={silent}
      exporter={false}
    >
      <Wrapped by="listWrapper">{children}</Wrapped>
    </ListBase>
  );
};
