import { Create } from '../../components/form/Create.tsx';
import { Edit } from '../../components/form/Edit.tsx';
import { FieldColumn, TextInput } from '../../components/form/inputs.tsx';
import { SimpleForm } from '../../components/form/SimpleForm.tsx';

const newType = () => ({ code: '', name: '' });

export const InformationTypeCreate = () => (
  <Create>
    <InformationTypeForm />
  </Create>
);

export const InformationTypeEdit = () => (
  <Edit>
    <InformationTypeForm />
  </Edit>
);

const InformationTypeForm = () => (
  <SimpleForm defaultValues={newType}>
    <FieldColumn>
      <TextInput source="code" />
      <TextInput source="name" />
    </FieldColumn>
  </SimpleForm>
);
