import { EntryTitleInput } from '../../components/form/EntryTitleInput.tsx';
import { FormUnavailable } from '../../components/form/FormUnavailable.tsx';
import { ItemCreate } from '../../components/form/ItemCreate.tsx';
import { ItemEdit } from '../../components/form/ItemEdit.tsx';
import { LanguageTabs } from '../../components/form/LanguageTabs.tsx';
import { TypeInput } from '../../components/types/TypeInput.tsx';
import { useTypedForm } from '../../components/types/typeKind.ts';
import { PdfInput } from '../../components/upload/PdfInput.tsx';
import { emptyEntries } from '../../dataProvider/records.ts';
import { blankTemplate } from '../../dataProvider/registerShapes.ts';
import { clientTypes } from './clientTypes.ts';

const newTemplate = () => ({ clientTypeId: null, entries: emptyEntries(blankTemplate) });

export const TemplateCreate = () => {
  const { types, preset, after } = useTypedForm(clientTypes);
  if (types.isPending) return <FormUnavailable error={null} onRetry={types.refetch} />;
  return (
    <ItemCreate defaultValues={newTemplate} preset={preset} after={after}>
      <TemplateInputs />
    </ItemCreate>
  );
};

export const TemplateEdit = () => {
  const { after } = useTypedForm(clientTypes);
  return (
    <ItemEdit after={after}>
      <TemplateInputs />
    </ItemEdit>
  );
};

const TemplateInputs = () => (
  <LanguageTabs
    parts={['header', 'templateFileId']}
    aside={<PdfInput source="templateFileId" />}
    shared={<TypeInput types={clientTypes} label="templates.clientType" />}
  >
    <EntryTitleInput source="header" />
  </LanguageTabs>
);
