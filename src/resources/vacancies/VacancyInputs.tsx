import { useGetList } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { ChoiceInput } from '../../components/form/ChoiceInput.tsx';
import { EVERYTHING, SERVER_ORDER } from '../../dataProvider/listing.ts';
import { nameOfDepartment } from './names.ts';
import { useStatusChoices } from './useStatuses.ts';

const silent = { onError: (failure: Error) => console.error(failure) };

/** The department of a vacancy, by its Russian name. The name is sent along, as the wire has it. */
export const DepartmentInput = () => {
  const { setValue } = useFormContext();
  const { data, error, refetch } = useGetList(
    'departments',
    { pagination: EVERYTHING, sort: SERVER_ORDER },
    silent,
  );
  const options = data?.map((department) => ({ value: department.id, label: nameOfDepartment(department) }));
  return (
    <ChoiceInput
      source="departmentId"
      placeholder="vacancies.chooseDepartment"
      choicesFor={() => ({ options, error, onRetry: refetch })}
      onChosen={(id) => {
        const name = options?.find(({ value }) => value === id)?.label ?? '';
        setValue('departmentNameRu', name, { shouldDirty: true });
      }}
    />
  );
};

/** The status of a vacancy, from the depository's list. */
export const VacancyStatusInput = () => (
  <ChoiceInput
    source="status"
    placeholder="vacancies.chooseStatus"
    choicesFor={useStatusChoices('vacancyStatuses')}
    cleared=""
  />
);
