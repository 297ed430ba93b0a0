import '../../i18n/registers.ts';
import { DayInput } from '../../components/form/DayInput.tsx';
import { PlainInput } from '../../components/form/PlainInput.tsx';
import { DocumentCreate, DocumentEdit } from '../../components/types/DocumentForm.tsx';
import { today } from '../../dates.ts';

const newDocument = () => ({ documentNumber: '', publishTime: today() });

const ownInputs = (
  <>
    <PlainInput source="documentNumber" label="normativeDocuments.documentNumber" />
    <DayInput source="publishTime" />
  </>
);

export const NormativeDocumentCreate = () => (
  <DocumentCreate defaultValues={newDocument} submitLabel="form.create">
    {ownInputs}
  </DocumentCreate>
);

export const NormativeDocumentEdit = () => <DocumentEdit>{ownInputs}</DocumentEdit>;
