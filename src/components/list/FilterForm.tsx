import FilterIcon from '@mui/icons-material/FilterListOutlined';
import { Box, Button } from '@mui/material';
import { type ComponentProps, type ReactElement, type ReactNode, useId, useState } from 'react';
import { FilterLiveForm, ListContextProvider, useListContext, useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';

/** The debounce of text filters. */
const PAUSE_MS = 200;

/** No record is older; an incomplete year, such as 0202, is not used as a filter. */
const FIRST_DAY = '1900-01-01';

type Filters = Record<string, unknown>;

const isDay = (value: unknown) => typeof value === 'string' && value >= FIRST_DAY;

/** A range of days narrows a list only when both days are complete (part 1, §5). */
const withWholeRange = ({ from, to, ...others }: Filters): Filters =>
  isDay(from) && isDay(to) ? { ...others, from, to } : others;

/**
 * Keeps the page number when a filter changes (part 1, §4), where react-admin would go to page 1; after the last page it goes to the
 * last.
 */
const KeepPage = ({ children }: { children: ReactNode }) => {
  const list = useListContext();
  const setFilters: typeof list.setFilters = (filters, displayed) => {
    list.setFilters(withWholeRange(filters), displayed);
    list.setPage(list.page);
  };
  return <ListContextProvider value={{ ...list, setFilters }}>{children}</ListContextProvider>;
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

/** react-admin's FilterLiveForm for the list around. On a phone all filters but the first fold behind a button. */
export const FilterForm = ({ filters: [first, ...others] }: { filters: readonly ReactElement[] }) => (
  <KeepPage>
    <FilterLiveForm debounce={PAUSE_MS} formComponent={SearchForm}>
      {first}
      {others.length > 0 && <FoldedFilters filters={others} />}
      <ResetButton />
    </FilterLiveForm>
  </KeepPage>
);

/** @param filters - the key of each is its source */
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
        // the button unmounts itself, and a date that is set from outside needs a remount
        currentTarget.form?.querySelector('input')?.focus();
      }}
    >
      {translate('list.resetFilters')}
    </Button>
  );
};
