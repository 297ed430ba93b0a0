import { TextInput } from 'ra-ui-materialui';
import { ItemCreate } from '../../components/form/ItemCreate.tsx';
import { ItemEdit } from '../../components/form/ItemEdit.tsx';
import { LanguageTabs } from '../../components/form/LanguageTabs.tsx';
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
const text = { parse: (value: string) => value, helperText: false, fullWidth: true } as const;

const DepartmentInputs = () => (
  <LanguageTabs parts={PARTS} shared={<TextInput source="code" label="departments.code" {...text} />}>
    <TextInput source="name" label="departments.name" {...text} />
    <TextInput source="about" label="departments.about" multiline minRows={5} {...text} />
  </LanguageTabs>
);
