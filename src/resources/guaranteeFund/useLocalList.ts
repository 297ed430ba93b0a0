import { useMemo, useState } from 'react';
import { type RaRecord, type SortPayload, useList } from 'react-admin';
import { pageOf, SERVER_ORDER, sortBy } from '../../dataProvider/listing.ts';

const NOTHING = { data: [] };

/**
 * A list context for records that are already loaded. It sorts like the depository's lists, where react-admin's `useList` sorts by
 * character codes.
 *
 * @returns the context value, and `show`, which turns to the page of an added record
 */
export const useLocalList = <R extends RaRecord>(records: readonly R[], perPage: number) => {
  const [sort, sortAs] = useState<SortPayload>(SERVER_ORDER);
  const [page, setPage] = useState(1);
  const sorted = useMemo(() => sortBy([...records], sort), [records, sort]);
  const data = useMemo(() => pageOf(sorted, { page, perPage }), [sorted, page, perPage]);
  const blank = useList<R>(NOTHING);

  const show = (record: R) =>
    setPage(Math.floor(sortBy([...records, record], sort).indexOf(record) / perPage) + 1);

  const setSort = (chosen: SortPayload) => {
    sortAs(chosen);
    setPage(1);
  };
  const paged = { data, total: records.length, page, setPage, perPage, sort, setSort };
  return { list: { ...blank, ...paged } as typeof blank, show };
};
