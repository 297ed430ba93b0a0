import { FieldColumn } from '../../components/form/FormFrame.tsx';
import { ItemCreate } from '../../components/form/ItemCreate.tsx';
import { ItemEdit } from '../../components/form/ItemEdit.tsx';
import { PlainInput } from '../../components/form/PlainInput.tsx';

const newType = () => ({ code: '', name: '' });

export const InformationTypeCreate = () => (
  <ItemCreate defaultValues={newType}>
    <InformationTypeInputs />
  </ItemCreate>
);

export const InformationTypeEdit = () => (
  <ItemEdit>
    <InformationTypeInputs />
  </ItemEdit>
);

const InformationTypeInputs = () => (
  <FieldColumn>
    <PlainInput source="code" label="fields.code" />
    <PlainInput source="name" label="fields.name" />
  </FieldColumn>
);
