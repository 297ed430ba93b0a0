import '../../i18n/vacancies.ts';
import { Create } from '../../components/form/Create.tsx';
import { Edit } from '../../components/form/Edit.tsx';
import { DateInput, TextInput } from '../../components/form/inputs.tsx';
import { LanguageTabs } from '../../components/form/LanguageTabs.tsx';
import { RichTextInput } from '../../components/form/RichTextInput.tsx';
import { SimpleForm } from '../../components/form/SimpleForm.tsx';
import { DepartmentInput, VacancyStatusInput } from './VacancyInputs.tsx';
import { newVacancy } from './vacancy.ts';

export const VacancyCreate = () => (
  <Create>
    <VacancyForm />
  </Create>
);

export const VacancyEdit = () => (
  <Edit>
    <VacancyForm />
  </Edit>
);

const shared = (
  <>
    <TextInput source="linkForTesting" />
    <DepartmentInput />
    <VacancyStatusInput />
    <DateInput source="dateOfTesting" />
    <DateInput source="expireDate" />
  </>
);

const VacancyForm = () => (
  <SimpleForm defaultValues={newVacancy}>
    <LanguageTabs shared={shared}>
      <TextInput source="title" />
      <RichTextInput source="description" label="form.description" />
    </LanguageTabs>
  </SimpleForm>
);
