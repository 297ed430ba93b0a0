import { useTranslate } from 'ra-core';
import { dayInWords } from '../dates.ts';
import { FilterField } from './FilterField.tsx';

export interface DateRange {
  /** First and last day, `yyyy-mm-dd`, both included; '' while not set. */
  from: string;
  to: string;
}

interface DateRangeFilterProps {
  value: DateRange;
  onChange: (value: DateRange) => void;
}

/** No record is older: while a year is typed, its beginning is no year yet. */
const FIRST_DAY = '1900-01-01';
const LAST_DAY = '9999-12-31';

/** What a list is narrowed by: the range once both of its days are there. */
export const rangeIn = ({ from = '', to = '' }: Partial<DateRange>): DateRange | undefined =>
  from >= FIRST_DAY && to >= FIRST_DAY ? { from, to } : undefined;

/** Two dates, each in words too; the range applies only when both are set, and says so while one is missing (part 1, §5). */
export const DateRangeFilter = ({ value, onChange }: DateRangeFilterProps) => {
  const translate = useTranslate();
  const isIncomplete = (value.from === '') !== (value.to === '');
  return (['from', 'to'] as const).map((end) => (
    <FilterField
      key={end}
      width="day"
      label={translate(`list.${end}`)}
      told={isIncomplete && value[end] === '' ? translate('list.rangeIncomplete') : dayInWords(value[end])}
    >
      {(control) => (
        <input
          {...control}
          type="date"
          max={LAST_DAY}
          value={value[end]}
          onChange={(event) => onChange({ ...value, [end]: event.target.value })}
        />
      )}
    </FilterField>
  ));
};
