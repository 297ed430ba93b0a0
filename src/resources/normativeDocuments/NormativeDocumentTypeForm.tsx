import { Create } from '../../components/form/Create.tsx';
import { Edit } from '../../components/form/Edit.tsx';
import { TextInput } from '../../components/form/inputs.tsx';
import { LanguageTabs } from '../../components/form/LanguageTabs.tsx';
import { SimpleForm } from '../../components/form/SimpleForm.tsx';

const newType = () => ({ code: '' });

export const NormativeDocumentTypeCreate = () => (
  <Create>
    <NormativeDocumentTypeForm />
  </Create>
);

export const NormativeDocumentTypeEdit = () => (
  <Edit>
    <NormativeDocumentTypeForm />
  </Edit>
);

const NormativeDocumentTypeForm = () => (
  <SimpleForm defaultValues={newType}>
    <LanguageTabs shared={<TextInput source="code" />}>
      <TextInput source="title" />
    </LanguageTabs>
  </SimpleForm>
);
