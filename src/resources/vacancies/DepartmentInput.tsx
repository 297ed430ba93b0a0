import { useGetList, useInput, useTranslate } from 'ra-core';
import { useFormContext } from 'react-hook-form';
import { Dropdown } from '../../components/Dropdown.tsx';
import { EVERYTHING, SERVER_ORDER } from '../../dataProvider/listing.ts';
import { ChoicesFailed } from './ChoicesFailed.tsx';
import { nameOfDepartment } from './names.ts';

/** The department of a vacancy, by its Russian name. The name is sent along, as the wire has it. */
export const DepartmentInput = () => {
  const translate = useTranslate();
  const { field } = useInput({ source: 'departmentId' });
  const { setValue } = useFormContext();
  const {
    data = [],
    isPending,
    error,
    refetch,
  } = useGetList(
    'departments',
    { pagination: EVERYTHING, sort: SERVER_ORDER },
    { onError: (failure: Error) => console.error(failure) },
  );
  const options = data.map((department) => ({ value: department.id, label: nameOfDepartment(department) }));
  return (
    <>
      <Dropdown
        label={translate('vacancies.department')}
        placeholder={translate('vacancies.chooseDepartment')}
        options={options}
        value={field.value}
        loading={isPending}
        onChange={(id) => {
          field.onChange(id);
          setValue('departmentNameRu', options.find(({ value }) => value === id)?.label ?? '');
        }}
      />
      {error && <ChoicesFailed label="vacancies.department" onRetry={refetch} />}
    </>
  );
};
