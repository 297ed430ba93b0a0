import { useResourceContext, useStore } from 'ra-core';

/** The filters of one list, kept while the session lasts, so that coming back from a form finds them as they were. */
export const useListFilter = <F extends Record<string, string>>(list: string, blank: F) => {
  const resource = useResourceContext();
  const [filter, setFilter] = useStore<F>(`${resource}.${list}.filter`, blank);
  return {
    filter,
    setFilter: (change: Partial<F>) => setFilter({ ...filter, ...change }),
    isFiltered: Object.values(filter).some((value) => value !== ''),
    resetFilter: () => setFilter(blank),
  };
};
