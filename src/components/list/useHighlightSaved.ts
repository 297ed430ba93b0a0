import { useEffect, useState } from 'react';
import {
  type RaRecord,
  useGetList,
  useGetRecordRepresentation,
  useListContext,
  useResourceContext,
  useStore,
} from 'react-admin';
import { EVERYTHING } from '../../dataProvider/listing.ts';
import { type SavedRecord, savedRecordKey } from '../savedRecord.ts';

const newest = (records: RaRecord[]) =>
  records.toSorted((one, other) => Number(other.id) - Number(one.id))[0];

const find = (records: RaRecord[], { id, title }: SavedRecord, nameOf: (record: RaRecord) => unknown) =>
  id === undefined
    ? newest(records.filter((record) => String(nameOf(record)) === title))
    : records.find((record) => String(record.id) === String(id));

/**
 * Turns the list to the page of the record that was just saved.
 *
 * @returns `shown`: the record once it is found, until the list is left; `isSearching` while it is loading; `hidden`: the record while
 * filters hide it
 */
export const useHighlightSaved = () => {
  const resource = useResourceContext() ?? '';
  const nameOf = useGetRecordRepresentation(resource);
  const [saved, setSaved] = useStore<SavedRecord | undefined>(savedRecordKey(resource));
  const [shown, setShown] = useState<RaRecord>();
  const { filter, filterValues, sort, perPage, setPage } = useListContext();
  // without an id, all records are read to find the record by its title
  const part =
    saved?.id === undefined
      ? { pagination: EVERYTHING }
      : { pagination: { page: 1, perPage }, meta: { showing: saved.id } };
  const { data, meta, isFetching } = useGetList(
    resource,
    { ...part, sort, filter: { ...filterValues, ...filter } },
    { enabled: saved !== undefined },
  );

  const isFiltered = Object.keys(filterValues).length > 0;
  const isWhole = !isFiltered && Object.keys(filter ?? {}).length === 0;
  const isRead = saved !== undefined && data !== undefined && !isFetching;
  const record = isRead ? find(data, saved, nameOf) : undefined;

  useEffect(() => {
    if (!isRead) return;
    if (record) {
      setPage(saved.id === undefined ? Math.floor(data.indexOf(record) / perPage) + 1 : meta?.page);
      setShown(record);
    }
    // the list of another year, or one without a filter, may still find it
    if (record || isWhole) setSaved(undefined);
  }, [isRead, record, saved, data, meta, isWhole, perPage, setPage, setSaved]);

  const hidden = isRead && !record && isFiltered ? saved : undefined;
  return { shown, isSearching: saved !== undefined, hidden };
};
