import { type RaRecord, useGetList, useListContext, useResourceContext, useStore } from 'ra-core';
import { useEffect, useState } from 'react';
import { EVERYTHING } from '../dataProvider/listing.ts';
import { titleOf } from './titleOf.ts';
import { type Wanted, wantedKey } from './wanted.ts';

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
export const useShownRecord = () => {
  const resource = useResourceContext() ?? '';
  const [wanted, setWanted] = useStore<Wanted | undefined>(wantedKey(resource));
  const [shown, setShown] = useState<RaRecord>();
  const { filter, filterValues, sort, perPage, setPage } = useListContext();
  const { data, isFetching } = useGetList(
    resource,
    { pagination: EVERYTHING, sort, filter: { ...filterValues, ...filter } },
    { enabled: wanted !== undefined, onError: (error: Error) => console.error(error) },
  );

  useEffect(() => {
    const record = wanted && data && !isFetching ? find(data, wanted) : undefined;
    if (!record || !data) return;
    setPage(Math.floor(data.indexOf(record) / perPage) + 1);
    setShown(record);
    setWanted(undefined);
  }, [wanted, data, isFetching, perPage, setPage, setWanted]);

  return { shown, isWanted: wanted !== undefined };
};
