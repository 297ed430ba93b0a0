import '../../i18n/registers.ts';
import { ItemCreate } from '../../components/form/ItemCreate.tsx';
import { ItemEdit } from '../../components/form/ItemEdit.tsx';
import { LanguageTabs } from '../../components/form/LanguageTabs.tsx';
import { PlainInput } from '../../components/form/PlainInput.tsx';

const newHistory = () => ({ year: '' });

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
    shared={<PlainInput source="year" label="histories.year" parse={asYear} inputMode="numeric" />}
  >
    <PlainInput source="description" label="histories.text" multiline minRows={8} />
  </LanguageTabs>
);
