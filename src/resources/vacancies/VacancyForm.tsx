import { DateInput, TextInput } from 'ra-ui-materialui';
import { EntryTitleInput } from '../../components/form/EntryTitleInput.tsx';
import { ItemCreate } from '../../components/form/ItemCreate.tsx';
import { ItemEdit } from '../../components/form/ItemEdit.tsx';
import { LanguageTabs } from '../../components/form/LanguageTabs.tsx';
import { RichTextInput } from '../../components/richText/RichTextInput.tsx';
import { DepartmentInput } from './DepartmentInput.tsx';
import { VacancyStatusInput } from './VacancyStatusInput.tsx';
import { newVacancy } from './vacancy.ts';

export const VacancyCreate = () => (
  <ItemCreate defaultValues={newVacancy}>
    <VacancyInputs />
  </ItemCreate>
);

export const VacancyEdit = () => (
  <ItemEdit>
    <VacancyInputs />
  </ItemEdit>
);

const PARTS = ['title', 'description'];
const typed = { parse: (value: string) => value, helperText: false, fullWidth: true } as const;

const VacancyInputs = () => (
  <LanguageTabs
    parts={PARTS}
    shared={
      <>
        <TextInput source="linkForTesting" label="vacancies.linkForTesting" {...typed} />
        <DepartmentInput />
        <VacancyStatusInput />
        <DateInput source="dateOfTesting" label="vacancies.dateOfTesting" {...typed} />
        <DateInput source="expireDate" label="vacancies.expireDate" {...typed} />
      </>
    }
  >
    <EntryTitleInput />
    <RichTextInput source="description" label="form.description" />
  </LanguageTabs>
);
