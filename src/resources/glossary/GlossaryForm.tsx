import '../../i18n/registers.ts';
import { Create } from '../../components/form/Create.tsx';
import { Edit } from '../../components/form/Edit.tsx';
import { TextInput } from '../../components/form/inputs.tsx';
import { LanguageTabs } from '../../components/form/LanguageTabs.tsx';
import { SimpleForm } from '../../components/form/SimpleForm.tsx';

export const GlossaryCreate = () => (
  <Create>
    <GlossaryForm />
  </Create>
);

export const GlossaryEdit = () => (
  <Edit>
    <GlossaryForm />
  </Edit>
);

const GlossaryForm = () => (
  <SimpleForm>
    <LanguageTabs>
      <TextInput source="title" />
      <TextInput source="description" multiline minRows={5} />
    </LanguageTabs>
  </SimpleForm>
);
