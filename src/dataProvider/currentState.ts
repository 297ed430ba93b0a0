import type { Identifier, RaRecord } from 'ra-core';
import type { ListFilter } from './endpoint.ts';
import { endpointOf } from './endpoints.ts';

interface ListReading {
  /** A whole list, no older than so many milliseconds. */
  wholeList: (resource: string, filter: ListFilter, staleMs?: number) => Promise<RaRecord[]>;
  /** Which of the lists that are here a record stands in. */
  listOf: (resource: string, id: Identifier) => ListFilter | undefined;
  filtersOfAllLists: (resource: string) => Promise<readonly ListFilter[]>;
}

/**
 * How a record stands in the depository by now, in one call where its list is known: the list that it was seen in, which is
 * remembered while the page is open, or that of its type.
 */
export const createCurrentState = ({ wholeList, listOf, filtersOfAllLists }: ListReading) => {
  const homes = new Map<string, ListFilter>();

  const ofItsType = async (resource: string, record: RaRecord): Promise<readonly ListFilter[]> => {
    const { types } = endpointOf(resource);
    if (!types) return [];
    const own = (await wholeList(types.resource, {})).find(
      ({ id }) => String(id) === String(record[types.idField]),
    );
    return own ? [{ code: String(own.code) }] : [];
  };

  /** Remembers the list of a record that a form was opened with. */
  const remember = (resource: string, id: Identifier) => {
    const home = listOf(resource, id);
    if (home) homes.set(`${resource} ${id}`, home);
  };

  /** @returns nothing when it stands in no list any more */
  const current = async (resource: string, record: RaRecord, staleMs?: number) => {
    remember(resource, record.id);
    const home = homes.get(`${resource} ${record.id}`);
    const first = home ? [home] : await ofItsType(resource, record);
    const look = async (filters: readonly ListFilter[]) => {
      for (const filter of filters) {
        const list = await wholeList(resource, filter, staleMs);
        const found = list.find(({ id }) => String(id) === String(record.id));
        if (found) return found;
      }
      return undefined;
    };
    // whoever was moved, such as by an approval, or deleted, is looked for everywhere
    const isLookedAt = (filter: ListFilter) =>
      first.some((each) => JSON.stringify(each) === JSON.stringify(filter));
    const found =
      (await look(first)) ??
      (await look((await filtersOfAllLists(resource)).filter((filter) => !isLookedAt(filter))));
    remember(resource, record.id);
    return found;
  };

  return current;
};
