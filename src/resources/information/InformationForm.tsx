import { DocumentCreate, DocumentEdit } from '../../components/types/DocumentForm.tsx';
import { useOpenYearAndList } from './useOpenYears.ts';
import { YearInput } from './YearInput.tsx';

const newInformation = () => ({ year: null });

export const InformationCreate = () => (
  <DocumentCreate defaultValues={newInformation} after={useOpenYearAndList()}>
    <YearInput />
  </DocumentCreate>
);

export const InformationEdit = () => (
  <DocumentEdit after={useOpenYearAndList()}>
    <YearInput />
  </DocumentEdit>
);
