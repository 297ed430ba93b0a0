import { useEffect, useState } from 'react';
import {
  type RaRecord,
  useGetList,
  useGetRecordRepresentation,
  useListContext,
  useResourceContext,
  useStore,
} from 'react-admin';
import { EVERYTHING, groupOf } from '../../dataProvider/listing.ts';
import { hasId } from '../../dataProvider/records.ts';
import { session } from '../../session.ts';
import { type SavedRecord, savedRecordKey } from '../savedRecord.ts';

/** The newest of several records where their ids are numbers; other ids do not tell. */
const newest = (records: RaRecord[]) => {
  const isOrdered = records.length < 2 || records.every(({ id }) => Number.isFinite(Number(id)));
  return isOrdered ? records.toSorted((one, other) => Number(other.id) - Number(one.id))[0] : undefined;
};

/**
 * The records of a whole list that may be the saved one. Another depository may answer a save with a count, so a number that is less than
 * another id of the list is no id of a new record, which is found by its title then.
 */
const find = (
  records: RaRecord[],
  { id, title, year }: SavedRecord,
  nameOf: (record: RaRecord) => unknown,
) => {
  const isId = title === '' || !records.some((record) => Number(record.id) > Number(id));
  const isSaved =
    id !== undefined && isId ? hasId(id) : (record: RaRecord) => String(nameOf(record)) === title;
  const isOfYear = (record: RaRecord) => year === undefined || groupOf(record.year) === groupOf(year);
  return records.filter((record) => isSaved(record) && isOfYear(record));
};

/** Looks for the record that was just saved in the list that is shown, with its filters. */
const useFindSaved = (perPage: number) => {
  const resource = useResourceContext() ?? '';
  const nameOf = useGetRecordRepresentation(resource);
  const [saved, setSaved] = useStore<SavedRecord | undefined>(savedRecordKey(resource));
  const { filter, filterValues, sort } = useListContext();
  const { id } = saved ?? {};
  const isPaged = id !== undefined && session.hasFeature('pages');
  const part = isPaged ? { pagination: { page: 1, perPage }, meta: { showing: id } } : EVERYTHING;
  const { data, meta, isFetching } = useGetList(
    resource,
    { ...part, sort, filter: { ...filterValues, ...filter } },
    // comparing two lists of 60 MB takes seconds
    { enabled: saved !== undefined, structuralSharing: false },
  );

  useEffect(() => {
    const { pathname } = window.location;
    // kept for the other tabs of the same screen
    return () => {
      if (window.location.pathname !== pathname) setSaved(undefined);
    };
  }, [setSaved]);

  const isFiltered = Object.keys(filterValues).length > 0;
  const search = () => {
    if (!saved || !data || isFetching) return undefined;
    const candidates = isPaged ? data.filter(hasId(id)) : find(data, saved, nameOf);
    const record = newest(candidates);
    const page: number = isPaged ? meta?.page : Math.floor(data.indexOf(record) / perPage) + 1;
    return { record, page, isHidden: candidates.length === 0 && isFiltered };
  };
  const found = search();
  const hidden = found?.isHidden ? saved : undefined;
  return { found, hidden, isFiltered, isSearching: saved !== undefined, setSaved };
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
  const { found, hidden, isFiltered, isSearching, setSaved } = useFindSaved(perPage);
  const isWhole = !isFiltered && Object.keys(filter ?? {}).length === 0;

  useEffect(() => {
    if (!found) return;
    const { record, page } = found;
    if (record) {
      setPage(page);
      setShown(record);
    }
    // the list of another year, or one without a filter, may still find it
    if (record || isWhole) setSaved(undefined);
  }, [found, isWhole, setPage, setSaved]);

  return { shown, isSearching, hidden };
};
