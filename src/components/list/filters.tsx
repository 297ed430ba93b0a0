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

/** As many signs as a depository takes. */
const LONGEST = 200;
const LAST_DAY = '9999-12-31';

/** Search as one types. `placeholder` is its name too. */
export const SearchInput = ({ placeholder = 'list.search', ...props }: SearchInputProps) => {
  const name = useTranslate()(placeholder);
  return (
    <RaSearchInput
      type="search"
      placeholder={name}
      helperText={false}
      margin="none"
      slotProps={{ htmlInput: { maxLength: LONGEST, 'aria-label': name } }}
      sx={{ flex: { xs: '1 1 200px', sm: '1 1 240px' }, maxWidth: { sm: 380 } }}
      {...props}
    />
  );
};

/** The first or the last day of a range, in words too; says so while the other one is missing (part 1, §5) or earlier. */
export const DateInput = ({ source, ...props }: DateInputProps) => {
  const { from = '', to = '' } = useWatch();
  const isMissing = source === 'from' ? !from && to : !to && from;
  const isReversed = source === 'to' && from && to && to < from;
  const words = dayInWords(String((source === 'from' ? from : to) ?? ''));
  return (
    <RaDateInput
      source={source}
      margin="none"
      helperText={isMissing ? 'list.rangeIncomplete' : isReversed ? 'list.rangeReversed' : words || false}
      slotProps={{ htmlInput: { max: LAST_DAY } }}
      sx={{ width: { xs: 'calc(50% - 6px)', sm: 170 } }}
      {...props}
    />
  );
};

/** What a record lacks: a language, a cover, a translation as new as the Russian text. Nothing where a kind has no languages. */
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
      helperText={false}
      margin="none"
      sx={{ width: { xs: '100%', sm: 190 } }}
      {...props}
    />
  );
};
