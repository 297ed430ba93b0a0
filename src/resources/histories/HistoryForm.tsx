import '../../i18n/registers.ts';
import { Create } from '../../components/form/Create.tsx';
import { Edit } from '../../components/form/Edit.tsx';
import { TextInput } from '../../components/form/inputs.tsx';
import { LanguageTabs } from '../../components/form/LanguageTabs.tsx';
import { SimpleForm } from '../../components/form/SimpleForm.tsx';

const newHistory = () => ({ year: '' });

/** A year of digits goes as a number, anything else as it is typed. */
const asYear = (typed: string) => (/^\d+$/.test(typed) ? Number(typed) : typed);

export const HistoryCreate = () => (
  <Create>
    <HistoryForm submitLabel="form.add" />
  </Create>
);

export const HistoryEdit = () => (
  <Edit>
    <HistoryForm />
  </Edit>
);

const HistoryForm = ({ submitLabel }: { submitLabel?: string }) => (
  <SimpleForm defaultValues={newHistory} submitLabel={submitLabel}>
    <LanguageTabs shared={<TextInput source="year" parse={asYear} inputMode="numeric" />}>
      <TextInput source="description" multiline minRows={8} />
    </LanguageTabs>
  </SimpleForm>
);
