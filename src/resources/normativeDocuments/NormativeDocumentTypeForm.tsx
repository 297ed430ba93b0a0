import { ItemCreate } from '../../components/form/ItemCreate.tsx';
import { ItemEdit } from '../../components/form/ItemEdit.tsx';
import { LanguageTabs, suffixed } from '../../components/form/LanguageTabs.tsx';
import { PlainInput } from '../../components/form/PlainInput.tsx';

const newType = () => ({ code: '', nameRu: '', nameUz: '', nameEn: '' });

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
  <LanguageTabs
    parts={['name']}
    sourceOf={suffixed}
    shared={<PlainInput source="code" label="fields.code" />}
  >
    <PlainInput source="name" label="fields.name" />
  </LanguageTabs>
);
