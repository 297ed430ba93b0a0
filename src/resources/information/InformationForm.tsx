import '../../i18n/registers.ts';
import { ChoiceInput } from '../../components/form/ChoiceInput.tsx';
import { DocumentCreate, DocumentEdit } from '../../components/types/DocumentForm.tsx';
import { useOpenYearAndList, yearsDown } from './years.ts';

const newInformation = () => ({ year: null });

export const InformationCreate = () => (
  <DocumentCreate defaultValues={newInformation} redirect={useOpenYearAndList()}>
    <YearInput />
  </DocumentCreate>
);

export const InformationEdit = () => (
  <DocumentEdit redirect={useOpenYearAndList()}>
    <YearInput />
  </DocumentEdit>
);

/** «Год добавления»: a year from 2010 to the current one; a document of another year keeps its own. */
const YearInput = () => (
  <ChoiceInput
    source="year"
    placeholder="information.chooseYear"
    choicesFor={(stored) => ({
      options: yearsDown([stored]).map((year) => ({ value: year, label: String(year) })),
    })}
  />
);
