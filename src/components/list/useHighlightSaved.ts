import { useEffect, useState } from 'react';
import { type RaRecord, useGetList, useListContext, useResourceContext, useStore } from 'react-admin';
import { EVERYTHING } from '../../dataProvider/listing.ts';
import { titleOf } from '../titleOf.ts';
import { type Wanted, wantedKey } from '../wanted.ts';

const newest = (records: RaRecord[]) =>
  records.toSorted((one, other) => Number(other.id) - Number(one.id))[0];

const find = (records: RaRecord[], { id, title }: Wanted) =>
  id === undefined
    ? newest(records.filter((record) => titleOf(record) === title))
    : records.find((record) => String(record.id) === String(id));

/**
 * Turns the list around to the page of the record that was just saved.
 *
 * @returns the record once it is found, until the list is left; whether it is still looked for
 */
export const useHighlightSaved = () => {
  const resource = useResourceContext() ?? '';
  const [wanted, setWanted] = useStore<Wanted | undefined>(wantedKey(resource));
  const [shown, setShown] = useState<RaRecord>();
  const { filter, filterValues, sort, perPage, setPage } = useListContext();
  // a depository that told no id is asked for everything, to find the record by its title
  const part =
    wanted?.id === undefined
      ? { pagination: EVERYTHING }
      : { pagination: { page: 1, perPage }, meta: { showing: wanted.id } };
  const { data, meta, isFetching } = useGetList(
    resource,
    { ...part, sort, filter: { ...filterValues, ...filter } },
    { enabled: wanted !== undefined },
  );

  useEffect(() => {
    const record = wanted && data && !isFetching ? find(data, wanted) : undefined;
    if (!record || !data) return;
    setPage(wanted?.id === undefined ? Math.floor(data.indexOf(record) / perPage) + 1 : meta?.page);
    setShown(record);
    setWanted(undefined);
  }, [wanted, data, meta, isFetching, perPage, setPage, setWanted]);

  return { shown, isWanted: wanted !== undefined };
};
