import {
  type DateInputProps,
  DateInput as RaDateInput,
  SearchInput as RaSearchInput,
  type SearchInputProps,
  SelectInput,
  type SelectInputProps,
  useResourceContext,
  useTranslate,
} from 'react-admin';
import { useWatch } from 'react-hook-form';
import { dayInWords } from '../../dates.ts';
import { session } from '../../session.ts';
import { partsOf } from '../form/completeness.ts';

/** The longest search text that a depository accepts. */
const LONGEST = 200;
const LAST_DAY = '9999-12-31';

/** Searches while the user types. `placeholder` is also the accessible name. */
export const SearchInput = ({ placeholder = 'list.search', ...props }: SearchInputProps) => {
  const name = useTranslate()(placeholder);
  return (
    <RaSearchInput
      type="search"
      placeholder={name}
      slotProps={{ htmlInput: { maxLength: LONGEST, 'aria-label': name } }}
      sx={{ flex: { xs: '1 1 200px', sm: '1 1 240px' }, maxWidth: { sm: 380 } }}
      {...props}
    />
  );
};

/** The first or last day of a range, also in words. Tells when the other day is missing (part 1, §5) or out of order. */
export const DateInput = ({ source, ...props }: DateInputProps) => {
  const { from = '', to = '' } = useWatch();
  const isMissing = source === 'from' ? !from && to : !to && from;
  const isReversed = source === 'to' && from && to && to < from;
  const words = dayInWords(String((source === 'from' ? from : to) ?? ''));
  return (
    <RaDateInput
      source={source}
      helperText={isMissing ? 'list.rangeIncomplete' : isReversed ? 'list.rangeReversed' : words || false}
      slotProps={{ htmlInput: { max: LAST_DAY, 'aria-invalid': Boolean(isReversed) } }}
      sx={{
        width: { xs: 'calc(50% - 6px)', sm: 170 },
        '& .MuiFormHelperText-root': { color: isReversed ? 'error.main' : undefined },
      }}
      {...props}
    />
  );
};

/** Filters by what a record lacks: a language, a cover, an up-to-date translation. Renders nothing for kinds without languages. */
export const MissingSelect = (props: SelectInputProps) => {
  const parts = partsOf(useResourceContext());
  if (parts.length === 0) return null;
  const choices = [
    'ru',
    'uz',
    'en',
    ...(parts.includes('coverId') ? ['cover'] : []),
    ...(session.hasFeature('translations') ? ['translation'] : []),
  ];
  return (
    <SelectInput
      choices={choices.map((id) => ({ id, name: `list.lacks.${id}` }))}
      emptyText="list.lacks.nothing"
      sx={{ width: { xs: '100%', sm: 190 } }}
      {...props}
    />
  );
};
