import '../../i18n/registers.ts';
import { DateInput, TextInput } from '../../components/form/inputs.tsx';
import { DocumentCreate, DocumentEdit } from '../../components/types/DocumentForm.tsx';
import { today } from '../../dates.ts';

const newDocument = () => ({ documentNumber: '', publishTime: today() });

const ownInputs = (
  <>
    <TextInput source="documentNumber" />
    <DateInput source="publishTime" />
  </>
);

export const NormativeDocumentCreate = () => (
  <DocumentCreate defaultValues={newDocument} submitLabel="form.create">
    {ownInputs}
  </DocumentCreate>
);

export const NormativeDocumentEdit = () => <DocumentEdit>{ownInputs}</DocumentEdit>;
