import { ItemCreate } from '../../components/form/ItemCreate.tsx';
import { ItemEdit } from '../../components/form/ItemEdit.tsx';
import { LanguageTabs } from '../../components/form/LanguageTabs.tsx';
import { PlainInput } from '../../components/form/PlainInput.tsx';
import { emptyEntries } from '../../dataProvider/records.ts';

const newDepartment = () => ({ code: '', entries: emptyEntries({ name: '', about: '' }) });

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

const PARTS = ['name', 'about'];

const DepartmentInputs = () => (
  <LanguageTabs parts={PARTS} shared={<PlainInput source="code" label="departments.code" />}>
    <PlainInput source="name" label="departments.name" />
    <PlainInput source="about" label="departments.about" multiline minRows={5} />
  </LanguageTabs>
);
