import { ItemCreate } from '../../components/form/ItemCreate.tsx';
import { ItemEdit } from '../../components/form/ItemEdit.tsx';
import { LanguageTabs } from '../../components/form/LanguageTabs.tsx';
import { PlainInput } from '../../components/form/PlainInput.tsx';

const newType = () => ({ code: '' });

export const NormativeDocumentTypeCreate = () => (
  <ItemCreate defaultValues={newType}>
    <NormativeDocumentTypeInputs />
  </ItemCreate>
);

export const NormativeDocumentTypeEdit = () => (
  <ItemEdit>
    <NormativeDocumentTypeInputs />
  </ItemEdit>
);

const NormativeDocumentTypeInputs = () => (
  <LanguageTabs shared={<PlainInput source="code" label="fields.code" />}>
    <PlainInput source="title" label="fields.name" />
  </LanguageTabs>
);
