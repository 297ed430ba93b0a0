import '../../i18n/registers.ts';
import { ItemCreate } from '../../components/form/ItemCreate.tsx';
import { ItemEdit } from '../../components/form/ItemEdit.tsx';
import { LanguageTabs } from '../../components/form/LanguageTabs.tsx';
import { PlainInput } from '../../components/form/PlainInput.tsx';

export const GlossaryCreate = () => (
  <ItemCreate>
    <GlossaryInputs />
  </ItemCreate>
);

export const GlossaryEdit = () => (
  <ItemEdit>
    <GlossaryInputs />
  </ItemEdit>
);

const GlossaryInputs = () => (
  <LanguageTabs>
    <PlainInput source="title" label="glossary.keyWord" />
    <PlainInput source="description" label="glossary.description" multiline minRows={5} />
  </LanguageTabs>
);
