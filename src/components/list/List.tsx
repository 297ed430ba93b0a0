import { type ReactElement, useEffect, useRef } from 'react';
import {
  List as RaList,
  type ListProps as RaListProps,
  useListContext,
  useNotify,
  useResourceContext,
  useResourceDefinition,
  useTranslate,
} from 'react-admin';
import { ROWS_PER_PAGE, SERVER_ORDER } from '../../dataProvider/listing.ts';
import { Wrapped } from '../features.tsx';
import { Notice } from '../Notice.tsx';
import { PageHeader } from '../PageHeader.tsx';
import { CreateButton } from './CreateButton.tsx';
import { FilterForm } from './FilterForm.tsx';
import { Pagination } from './Pagination.tsx';

export interface ListProps extends Omit<RaListProps, 'filters' | 'storeKey' | 'title' | 'error' | 'perPage'> {
  /** Inputs above the rows. */
  filters?: ReactElement[];
  perPage?: number;
  /** Distinguishes lists of one kind; each keeps its page, order and filters until the session ends. */
  storeKey?: string;
  /** By default the kind's name. `false`: the screen has its own heading and actions. */
  title?: string | false;
}

const query = {
  // suppresses react-admin's toast: the list shows the error itself
  onError: () => undefined,
  // copies of rows would not be known to come from their list
  structuralSharing: false,
};

/**
 * react-admin's List with the specified defaults: 7 rows, the server's order, numbered pages, filters that keep the page (part 1, §4 and
 * §9).
 */
export const List = ({
  filters,
  actions,
  storeKey = 'list',
  title,
  perPage = ROWS_PER_PAGE,
  queryOptions,
  children,
  ...props
}: ListProps) => {
  const translate = useTranslate();
  const resource = useResourceContext(props) ?? '';
  const { hasCreate } = useResourceDefinition({ resource });
  return (
    <>
      {title !== false && (
        <PageHeader title={title ?? translate(`resources.${resource}.name`)}>
          {actions ?? (hasCreate && <CreateButton />)}
        </PageHeader>
      )}
      <RaList
        component="div"
        sx={{ '& .RaList-actions': { backgroundColor: 'transparent', paddingBottom: 2 } }}
        title={false}
        perPage={perPage}
        sort={SERVER_ORDER}
        exporter={false}
        empty={false}
        error={false}
        disableSyncWithLocation
        // the routes check the access
        disableAuthentication
        queryOptions={{ ...query, ...queryOptions }}
        pagination={<Pagination rowsPerPage={perPage} />}
        storeKey={`${resource}.${storeKey}`}
        actions={filters ? <FilterForm filters={filters} /> : false}
        {...props}
      >
        <ListFailure />
        <Wrapped by="listWrapper">{children}</Wrapped>
      </RaList>
    </>
  );
};

/**
 * Tells why the list could not be read or refreshed, with «Повторить». If a page cannot be read, the list returns to the page that was
 * shown and tells why; react-admin would go to the first page.
 */
const ListFailure = () => {
  const translate = useTranslate();
  const notify = useNotify();
  const { page, data, error, isFetching, refetch, setPage } = useListContext();
  const shownPage = useRef(1);
  const hasGoneBack = useRef(false);

  useEffect(() => {
    if (!data || error || isFetching) return;
    shownPage.current = page;
    hasGoneBack.current = false;
  }, [data, error, isFetching, page]);

  useEffect(() => {
    if (!error || data) return;
    // only once, because that page may fail as well
    const back = hasGoneBack.current ? 1 : shownPage.current;
    if (back === page) return;
    hasGoneBack.current = true;
    notify(error.message, { type: 'error', messageArgs: { _: error.message } });
    // after react-admin's own page change in the same tick
    setTimeout(() => setPage(back));
  }, [error, data, page, notify, setPage]);

  if (!error || (!data && page > 1 && page !== shownPage.current)) return null;
  return (
    <Notice
      marginBottom={1.5}
      title={translate(data?.length ? 'list.notReadAgain' : 'list.failed')}
      text={error.message}
      onRetry={refetch}
    />
  );
};
