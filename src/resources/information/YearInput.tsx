import { useInput, useTranslate } from 'ra-core';
import { Dropdown } from '../../components/Dropdown.tsx';
import { yearsDown } from './years.ts';

/** «Год добавления»: a year from 2010 to the current one; a document of another year keeps its own. */
export const YearInput = () => {
  const translate = useTranslate();
  const { field } = useInput({ source: 'year' });
  const options = yearsDown([field.value]).map((year) => ({ value: year, label: String(year) }));
  return (
    <Dropdown
      label={translate('information.year')}
      placeholder={translate('information.chooseYear')}
      options={options}
      value={field.value}
      onChange={field.onChange}
    />
  );
};
