import '../../i18n/vacancies.ts';
import { DayInput } from '../../components/form/DayInput.tsx';
import { ItemCreate } from '../../components/form/ItemCreate.tsx';
import { ItemEdit } from '../../components/form/ItemEdit.tsx';
import { LanguageTabs } from '../../components/form/LanguageTabs.tsx';
import { PlainInput } from '../../components/form/PlainInput.tsx';
import { RichTextInput } from '../../richText/RichTextInput.tsx';
import { DepartmentInput, VacancyStatusInput } from './VacancyInputs.tsx';
import { newVacancy } from './vacancy.ts';

export const VacancyCreate = () => (
  <ItemCreate defaultValues={newVacancy}>
    <Inputs />
  </ItemCreate>
);

export const VacancyEdit = () => (
  <ItemEdit>
    <Inputs />
  </ItemEdit>
);

const Inputs = () => (
  <LanguageTabs
    shared={
      <>
        <PlainInput source="linkForTesting" label="vacancies.linkForTesting" />
        <DepartmentInput />
        <VacancyStatusInput />
        <DayInput source="dateOfTesting" label="vacancies.dateOfTesting" />
        <DayInput source="expireDate" label="vacancies.expireDate" />
      </>
    }
  >
    <PlainInput source="title" label="form.title" />
    <RichTextInput source="description" label="form.description" />
  </LanguageTabs>
);
