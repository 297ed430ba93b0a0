import VacancyIcon from '@mui/icons-material/WorkOutlineOutlined';
import { type ResourceProps, useGetList } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { ChoiceInput } from '../../components/form/ChoiceInput.tsx';
import { Create, Edit } from '../../components/form/Edit.tsx';
import { DateInput, TextInput } from '../../components/form/inputs.tsx';
import { LanguageTabs } from '../../components/form/LanguageTabs.tsx';
import { RichTextInput } from '../../components/form/RichTextInput.tsx';
import { SimpleForm } from '../../components/form/SimpleForm.tsx';
import { titleOf } from '../../components/titleOf.ts';
import { nameOfApplicant } from '../../dataProvider/applications.ts';
import { choicesById } from '../../dataProvider/choices.ts';
import { vacancyCalls } from '../../dataProvider/kindCalls.ts';
import { EVERYTHING, textOf } from '../../dataProvider/listing.ts';
import { today } from '../../dates.ts';
import type { ScreenName } from '../../wire/kinds.ts';
import { ApplicationList } from './ApplicationList.tsx';
import { nameOfDepartment } from './departments.tsx';
import { useStatusChoices } from './statuses.tsx';
import { isWebAddress, VacancyList } from './VacancyList.tsx';

/** A new vacancy; both dates are today (part 2, §2). */
const newVacancy = () => ({
  departmentId: null,
  departmentNameRu: '',
  status: '',
  linkForTesting: '',
  dateOfTesting: today(),
  expireDate: today(),
});

/** The department of a vacancy. Its Russian name is sent along, as the wire requires. */
const DepartmentInput = () => {
  const { setValue } = useFormContext();
  const { data, error, refetch } = useGetList('departments', EVERYTHING);
  const options = data && choicesById(data, nameOfDepartment);
  return (
    <ChoiceInput
      source="departmentId"
      placeholder="types.choose"
      choicesFor={() => ({ options, error, onRetry: refetch })}
      onChosen={(id) => {
        const name = options?.find((option) => option.id === id)?.name ?? '';
        setValue('departmentNameRu', name, { shouldDirty: true });
      }}
    />
  );
};

const VacancyStatusInput = () => (
  <ChoiceInput
    source="status"
    placeholder="vacancies.chooseStatus"
    choicesFor={useStatusChoices(vacancyCalls.statuses)}
    cleared=""
  />
);

/** The letter to a candidate has to lead somewhere, a test can hardly end before the applications do, nor these today: told, not refused. */
const TestLinkInput = () => {
  const link = textOf(useWatch({ name: 'linkForTesting' })).trim();
  const isUsable = link === '' || isWebAddress(link);
  return (
    <TextInput
      source="linkForTesting"
      helperText={isUsable ? 'vacancies.linkHelp' : 'vacancies.linkUnusable'}
    />
  );
};

const TestDayInput = () => {
  const testing = textOf(useWatch({ name: 'dateOfTesting' }));
  const closing = textOf(useWatch({ name: 'expireDate' }));
  const isEarly = testing !== '' && testing < closing;
  return <DateInput source="dateOfTesting" helperText={isEarly && 'vacancies.testingEarly'} />;
};

const ClosingDayInput = () => {
  const closing = textOf(useWatch({ name: 'expireDate' }));
  const isSoon = closing !== '' && closing <= today();
  return <DateInput source="expireDate" helperText={isSoon && 'vacancies.closingSoon'} />;
};

const shared = (
  <>
    <TestLinkInput />
    <DepartmentInput />
    <VacancyStatusInput />
    <TestDayInput />
    <ClosingDayInput />
  </>
);

const vacancyForm = (
  <SimpleForm defaultValues={newVacancy}>
    <LanguageTabs shared={shared}>
      <TextInput source="title" />
      <RichTextInput source="description" />
    </LanguageTabs>
  </SimpleForm>
);

export const vacancies = {
  name: 'vacancies',
  icon: VacancyIcon,
  list: VacancyList,
  create: <Create>{vacancyForm}</Create>,
  edit: <Edit>{vacancyForm}</Edit>,
  recordRepresentation: titleOf,
} satisfies ResourceProps & { name: ScreenName };

/** Without a menu entry, because the list of vacancies leads here. */
export const applications = {
  name: 'applications',
  list: ApplicationList,
  recordRepresentation: nameOfApplicant,
} satisfies ResourceProps & { name: ScreenName };
