import { ItemCreate } from '../../components/form/ItemCreate.tsx';
import { ItemEdit } from '../../components/form/ItemEdit.tsx';
import { LanguageTabs, suffixed } from '../../components/form/LanguageTabs.tsx';
import { PlainInput } from '../../components/form/PlainInput.tsx';

const newTerm = () => ({
  keyWordRu: '',
  keyWordUz: '',
  keyWordEn: '',
  descriptionRu: '',
  descriptionUz: '',
  descriptionEn: '',
});

export const GlossaryCreate = () => (
  <ItemCreate defaultValues={newTerm}>
    <GlossaryInputs />
  </ItemCreate>
);

export const GlossaryEdit = () => (
  <ItemEdit>
    <GlossaryInputs />
  </ItemEdit>
);

const GlossaryInputs = () => (
  <LanguageTabs parts={['keyWord', 'description']} sourceOf={suffixed}>
    <PlainInput source="keyWord" label="glossary.keyWord" />
    <PlainInput source="description" label="glossary.description" multiline minRows={5} />
  </LanguageTabs>
);
