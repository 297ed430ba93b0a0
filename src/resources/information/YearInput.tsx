import { ChoiceInput } from '../../components/form/ChoiceInput.tsx';
import { yearsDown } from './years.ts';

/** «Год добавления»: a year from 2010 to the current one; a document of another year keeps its own. */
export const YearInput = () => (
  <ChoiceInput
    source="year"
    label="information.year"
    placeholder="information.chooseYear"
    choicesFor={(stored) => ({
      options: yearsDown([stored]).map((year) => ({ value: year, label: String(year) })),
    })}
  />
);
