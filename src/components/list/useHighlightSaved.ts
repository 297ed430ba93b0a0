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
import { hasId } from '../../dataProvider/records.ts';
import { type SavedRecord, savedRecordKey } from '../savedRecord.ts';

/** The newest of several records where their ids are numbers; other ids do not tell. */
const newest = (records: RaRecord[]) => {
  const isOrdered = records.length < 2 || records.every(({ id }) => Number.isFinite(Number(id)));
  return isOrdered ? records.toSorted((one, other) => Number(other.id) - Number(one.id))[0] : undefined;
};

/** The records that may be the saved one: one where its id is known. */
const find = (records: RaRecord[], { id, title }: SavedRecord, nameOf: (record: RaRecord) => unknown) =>
  records.filter(id === undefined ? (record) => String(nameOf(record)) === title : hasId(id));

/** Looks for the record that was just saved in the list that is shown, with its filters. */
const useFindSaved = (perPage: number) => {
  const resource = useResourceContext() ?? '';
  const nameOf = useGetRecordRepresentation(resource);
  const [saved, setSaved] = useStore<SavedRecord | undefined>(savedRecordKey(resource));
  const { filter, filterValues, sort } = useListContext();
  // without an id, all records are read to find the record by its title
  const part =
    saved?.id === undefined ? EVERYTHING : { pagination: { page: 1, perPage }, meta: { showing: saved.id } };
  const { data, meta, isFetching } = useGetList(
    resource,
    { ...part, sort, filter: { ...filterValues, ...filter } },
    { enabled: saved !== undefined },
  );

  useEffect(() => {
    const { pathname } = window.location;
    // kept for the other tabs of the same screen
    return () => {
      if (window.location.pathname !== pathname) setSaved(undefined);
    };
  }, [setSaved]);

  const isFiltered = Object.keys(filterValues).length > 0;
  const candidates = saved && data && !isFetching ? find(data, saved, nameOf) : undefined;
  const found = saved && data && candidates && { saved, data, record: newest(candidates) };
  const hidden = candidates?.length === 0 && isFiltered ? saved : undefined;
  return { found, hidden, isFiltered, isSearching: saved !== undefined, pageOfId: meta?.page, setSaved };
};

/** The record that was just saved, while the filters of a list that is divided into several hide it. */
export const useHiddenSaved = () => useFindSaved(1).hidden;

/**
 * Turns the list to the page of the record that was just saved.
 *
 * @returns `shown`: the record once it is found, until the list is left; `isSearching` while it is loading; `hidden`: the record while
 * filters hide it
 */
export const useHighlightSaved = () => {
  const { filter, perPage, setPage } = useListContext();
  const [shown, setShown] = useState<RaRecord>();
  const { found, hidden, isFiltered, isSearching, pageOfId, setSaved } = useFindSaved(perPage);
  const isWhole = !isFiltered && Object.keys(filter ?? {}).length === 0;

  useEffect(() => {
    if (!found) return;
    const { saved, data, record } = found;
    if (record) {
      setPage(saved.id === undefined ? Math.floor(data.indexOf(record) / perPage) + 1 : pageOfId);
      setShown(record);
    }
    // the list of another year, or one without a filter, may still find it
    if (record || isWhole) setSaved(undefined);
  }, [found, pageOfId, isWhole, perPage, setPage, setSaved]);

  return { shown, isSearching, hidden };
};
