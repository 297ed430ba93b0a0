import '../../i18n/vacancies.ts';
import { ItemCreate } from '../../components/form/ItemCreate.tsx';
import { ItemEdit } from '../../components/form/ItemEdit.tsx';
import { LanguageTabs } from '../../components/form/LanguageTabs.tsx';
import { PlainInput } from '../../components/form/PlainInput.tsx';

const newDepartment = () => ({ code: '' });

export const DepartmentCreate = () => (
  <ItemCreate defaultValues={newDepartment}>
    <DepartmentInputs />
  </ItemCreate>
);

export const DepartmentEdit = () => (
  <ItemEdit>
    <DepartmentInputs />
  </ItemEdit>
);

const DepartmentInputs = () => (
  <LanguageTabs shared={<PlainInput source="code" label="departments.code" />}>
    <PlainInput source="title" label="departments.name" />
    <PlainInput source="about" label="departments.about" multiline minRows={5} />
  </LanguageTabs>
);
