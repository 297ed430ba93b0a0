import { Box, Button } from '@mui/material';
import { type ComponentProps, type ReactNode, useMemo } from 'react';
import { FilterLiveForm, ListContextProvider, useListContext, useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';

/** So long after the last key what was typed is searched for. */
const PAUSE_MS = 200;

/** No record is older: while a year is typed, its beginning is no year yet. */
const FIRST_DAY = '1900-01-01';

type Filters = Record<string, unknown>;

const isDay = (value: unknown) => typeof value === 'string' && value >= FIRST_DAY;

/** A range of days narrows a list once both of its days are whole (part 1, §5). */
const withWholeRange = ({ from, to, ...others }: Filters): Filters =>
  isDay(from) && isDay(to) ? { ...others, from, to } : others;

/** Filters keep the page number (part 1, §4), where react-admin goes to the first page; beyond the last one it goes to the last. */
const KeepPage = ({ children }: { children: ReactNode }) => {
  const list = useListContext();
  const value = useMemo(
    () => ({
      ...list,
      setFilters: (...[filters, displayed]: Parameters<typeof list.setFilters>) => {
        list.setFilters(withWholeRange(filters), displayed);
        list.setPage(list.page);
      },
    }),
    [list],
  );
  return <ListContextProvider value={value}>{children}</ListContextProvider>;
};

const SearchForm = (props: ComponentProps<'form'>) => (
  <Box
    component="form"
    role="search"
    sx={{ flex: '1 1 280px', display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 1.5 }}
    {...props}
  />
);

/** react-admin's FilterLiveForm over the list around it. `children`: the filters. */
export const FilterForm = ({ children }: { children: ReactNode }) => (
  <KeepPage>
    <FilterLiveForm debounce={PAUSE_MS} formComponent={SearchForm}>
      {children}
      <ResetButton />
    </FilterLiveForm>
  </KeepPage>
);

const ResetButton = () => {
  const translate = useTranslate();
  const { setValue } = useFormContext();
  const values = useWatch();
  const set = Object.keys(values).filter((name) => values[name]);
  if (set.length === 0) return null;
  return (
    <Button
      color="inherit"
      onClick={({ currentTarget }) => {
        for (const name of set) setValue(name, '');
        // this button goes, and a date that is set from outside is mounted anew
        currentTarget.form?.querySelector('input')?.focus();
      }}
    >
      {translate('list.resetFilters')}
    </Button>
  );
};
