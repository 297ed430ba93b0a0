import { useTranslate } from 'ra-core';
import { type PeopleNumbers, PLACES } from '../../dataProvider/personalCalls.ts';

/** «2 заявки, 1 письмо»: what there is nothing of is left out. */
export const useNumbersInWords = () => {
  const translate = useTranslate();
  return (numbers: PeopleNumbers) =>
    PLACES.flatMap((place) =>
      numbers[place] > 0 ? [translate(`personal.numbers.${place}`, { smart_count: numbers[place] })] : [],
    ).join(', ') || translate('personal.numbers.none');
};
