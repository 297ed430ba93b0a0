import '../../i18n/vacancies.ts';
import { Create } from '../../components/form/Create.tsx';
import { Edit } from '../../components/form/Edit.tsx';
import { TextInput } from '../../components/form/inputs.tsx';
import { LanguageTabs } from '../../components/form/LanguageTabs.tsx';
import { SimpleForm } from '../../components/form/SimpleForm.tsx';

const newDepartment = () => ({ code: '' });

export const DepartmentCreate = () => (
  <Create>
    <DepartmentForm />
  </Create>
);

export const DepartmentEdit = () => (
  <Edit>
    <DepartmentForm />
  </Edit>
);

const DepartmentForm = () => (
  <SimpleForm defaultValues={newDepartment}>
    <LanguageTabs shared={<TextInput source="code" />}>
      <TextInput source="title" />
      <TextInput source="about" multiline minRows={5} />
    </LanguageTabs>
  </SimpleForm>
);
