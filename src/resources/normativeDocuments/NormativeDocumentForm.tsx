import { DayInput } from '../../components/form/DayInput.tsx';
import { EntryTitleInput } from '../../components/form/EntryTitleInput.tsx';
import { FormUnavailable } from '../../components/form/FormUnavailable.tsx';
import { ItemCreate } from '../../components/form/ItemCreate.tsx';
import { ItemEdit } from '../../components/form/ItemEdit.tsx';
import { LanguageTabs } from '../../components/form/LanguageTabs.tsx';
import { PlainInput } from '../../components/form/PlainInput.tsx';
import { TypeInput } from '../../components/types/TypeInput.tsx';
import { useTypedForm } from '../../components/types/typeKind.ts';
import { PdfInput } from '../../components/upload/PdfInput.tsx';
import { blankNormativeDocument } from '../../dataProvider/endpoints.ts';
import { emptyEntries } from '../../dataProvider/records.ts';
import { today } from '../../dates.ts';
import { normativeTypes } from './normativeTypes.ts';

const newDocument = () => ({
  documentNumber: '',
  publishTime: today(),
  normativeDocumentTypeId: null,
  entries: emptyEntries(blankNormativeDocument),
});

export const NormativeDocumentCreate = () => {
  const { types, preset, after } = useTypedForm(normativeTypes);
  if (types.isPending) return <FormUnavailable error={null} onRetry={types.refetch} />;
  return (
    <ItemCreate defaultValues={newDocument} submitLabel="form.create" preset={preset} after={after}>
      <NormativeDocumentInputs />
    </ItemCreate>
  );
};

export const NormativeDocumentEdit = () => {
  const { after } = useTypedForm(normativeTypes);
  return (
    <ItemEdit after={after}>
      <NormativeDocumentInputs />
    </ItemEdit>
  );
};

const NormativeDocumentInputs = () => (
  <LanguageTabs
    parts={['header', 'normativeFileId']}
    aside={<PdfInput source="normativeFileId" />}
    shared={
      <>
        <TypeInput types={normativeTypes} label="normativeDocuments.type" />
        <PlainInput source="documentNumber" label="normativeDocuments.documentNumber" />
        <DayInput source="publishTime" />
      </>
    }
  >
    <EntryTitleInput source="header" />
  </LanguageTabs>
);
