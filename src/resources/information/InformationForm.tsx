import { DocumentCreate, DocumentEdit } from '../../components/types/DocumentForm.tsx';
import { informationTypeKind } from './informationTypeKind.ts';
import { useOpenYearAndList } from './useOpenYears.ts';
import { YearInput } from './YearInput.tsx';

const newInformation = () => ({ year: null });

export const InformationCreate = () => (
  <DocumentCreate
    types={informationTypeKind}
    defaultValues={newInformation}
    after={useOpenYearAndList(informationTypeKind)}
  >
    <YearInput />
  </DocumentCreate>
);

export const InformationEdit = () => (
  <DocumentEdit types={informationTypeKind} after={useOpenYearAndList(informationTypeKind)}>
    <YearInput />
  </DocumentEdit>
);
