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
          value={value[end]}
          onChange={(event) => onChange({ ...value, [end]: event.target.value })}
        />
      )}
    </FilterField>
  ));
};
