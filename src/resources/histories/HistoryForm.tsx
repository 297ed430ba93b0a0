import { ItemCreate } from '../../components/form/ItemCreate.tsx';
import { ItemEdit } from '../../components/form/ItemEdit.tsx';
import { LanguageTabs, suffixed } from '../../components/form/LanguageTabs.tsx';
import { PlainInput } from '../../components/form/PlainInput.tsx';

const newHistory = () => ({ year: '', textRu: '', textUz: '', textEn: '' });

/** A year of digits goes as a number, anything else as it is typed. */
const asYear = (typed: string) => (/^\d+$/.test(typed) ? Number(typed) : typed);

export const HistoryCreate = () => (
  <ItemCreate defaultValues={newHistory} submitLabel="form.add">
    <HistoryInputs />
  </ItemCreate>
);

export const HistoryEdit = () => (
  <ItemEdit>
    <HistoryInputs />
  </ItemEdit>
);

const HistoryInputs = () => (
  <LanguageTabs
    parts={['text']}
    sourceOf={suffixed}
    shared={<PlainInput source="year" label="histories.year" parse={asYear} inputMode="numeric" />}
  >
    <PlainInput source="text" label="histories.text" multiline minRows={8} />
  </LanguageTabs>
);
