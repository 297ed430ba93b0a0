import FilterIcon from '@mui/icons-material/FilterListOutlined';
import { Box, Button } from '@mui/material';
import { type ComponentProps, type ReactElement, type ReactNode, useId, useMemo, useState } from 'react';
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

const lineSx = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: 1.5,
  '& .MuiFormControl-root': { marginBlock: 0 },
  '& .MuiFormGroup-root, & .MuiButton-root': { minHeight: 40 },
};

const SearchForm = (props: ComponentProps<'form'>) => (
  <Box component="form" role="search" sx={{ ...lineSx, width: '100%' }} {...props} />
);

/** react-admin's FilterLiveForm over the list around it. On a phone all but the first filter are behind one button. */
export const FilterForm = ({ filters: [first, ...others] }: { filters: readonly ReactElement[] }) => (
  <KeepPage>
    <FilterLiveForm debounce={PAUSE_MS} formComponent={SearchForm}>
      {first}
      {others.length > 0 && <FoldedFilters filters={others} />}
      <ResetButton />
    </FilterLiveForm>
  </KeepPage>
);

/** @param filters - each with its source as its key */
const FoldedFilters = ({ filters }: { filters: readonly ReactElement[] }) => {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const values = useWatch();
  const count = filters.filter(({ key }) => values[String(key)]).length;
  return (
    <>
      <Button
        startIcon={<FilterIcon />}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
        sx={{ display: { sm: 'none' } }}
      >
        {useTranslate()('list.filters')}
        {count > 0 && `: ${count}`}
      </Button>
      <Box
        id={id}
        sx={{ ...lineSx, width: '100%', display: { xs: isOpen ? 'flex' : 'none', sm: 'contents' } }}
      >
        {filters}
      </Box>
    </>
  );
};

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
