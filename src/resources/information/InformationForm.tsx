import type { RaRecord } from 'ra-core';
import { EntryTitleInput } from '../../components/form/EntryTitleInput.tsx';
import { FormUnavailable } from '../../components/form/FormUnavailable.tsx';
import { ItemCreate } from '../../components/form/ItemCreate.tsx';
import { ItemEdit } from '../../components/form/ItemEdit.tsx';
import { LanguageTabs } from '../../components/form/LanguageTabs.tsx';
import { TypeInput } from '../../components/types/TypeInput.tsx';
import { PdfInput } from '../../components/upload/PdfInput.tsx';
import { emptyEntries } from '../../dataProvider/records.ts';
import { blankInformation } from '../../dataProvider/registerShapes.ts';
import { informationTypeKind } from './informationTypeKind.ts';
import { useInformationForm } from './useInformationForm.ts';
import { YearInput } from './YearInput.tsx';

const newInformation = (): Partial<RaRecord> => ({
  year: null,
  informationTypeId: null,
  entries: emptyEntries(blankInformation),
});

export const InformationCreate = () => {
  const { types, preset, after } = useInformationForm();
  if (types.isPending) return <FormUnavailable error={null} onRetry={types.refetch} />;
  return (
    <ItemCreate defaultValues={newInformation} preset={preset} after={after}>
      <InformationInputs />
    </ItemCreate>
  );
};

export const InformationEdit = () => {
  const { after } = useInformationForm();
  return (
    <ItemEdit after={after}>
      <InformationInputs />
    </ItemEdit>
  );
};

const InformationInputs = () => (
  <LanguageTabs
    parts={['header', 'informationFileId']}
    aside={<PdfInput source="informationFileId" />}
    shared={
      <>
        <TypeInput types={informationTypeKind} label="information.type" />
        <YearInput />
      </>
    }
  >
    <EntryTitleInput source="header" />
  </LanguageTabs>
);
