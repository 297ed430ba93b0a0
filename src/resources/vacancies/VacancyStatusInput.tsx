import { useInput, useTranslate } from 'ra-core';
import { Dropdown } from '../../components/Dropdown.tsx';
import { ChoicesFailed } from './ChoicesFailed.tsx';
import { statusOptions } from './statusOptions.ts';
import { useStatuses } from './useStatuses.ts';

/** The status of a vacancy, from the depository's list. */
export const VacancyStatusInput = () => {
  const translate = useTranslate();
  const { field } = useInput({ source: 'status', parse: (value) => value });
  const { statuses, error, refetch } = useStatuses('vacancyStatuses');
  return (
    <>
      <Dropdown
        label={translate('vacancies.status')}
        placeholder={translate('vacancies.chooseStatus')}
        options={statusOptions(statuses, field.value)}
        value={field.value}
        onChange={(value) => field.onChange(value ?? '')}
      />
      {error && <ChoicesFailed label="vacancies.status" onRetry={refetch} />}
    </>
  );
};
