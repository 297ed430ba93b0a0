import { useTranslate } from 'react-admin';
import { type PeopleNumbers, PLACES } from '../dataProvider/personalCalls.ts';
import { addTexts } from '../i18n/addTexts.ts';

addTexts({
  peopleCounts: {
    applications: '%{smart_count} заявка |||| %{smart_count} заявки |||| %{smart_count} заявок',
    deleted:
      '%{smart_count} заявка в корзине |||| %{smart_count} заявки в корзине |||| %{smart_count} заявок в корзине',
    appeals: '%{smart_count} обращение |||| %{smart_count} обращения |||| %{smart_count} обращений',
    mails: '%{smart_count} письмо |||| %{smart_count} письма |||| %{smart_count} писем',
    files: '%{smart_count} файл |||| %{smart_count} файла |||| %{smart_count} файлов',
    comments: '%{smart_count} комментарий |||| %{smart_count} комментария |||| %{smart_count} комментариев',
    notes: '%{smart_count} замечание |||| %{smart_count} замечания |||| %{smart_count} замечаний',
    none: 'ничего',
  },
});

/** The amount of personal data in words: «2 заявки, 1 письмо». */
export const usePeopleCounts = () => {
  const translate = useTranslate();
  return (numbers: PeopleNumbers) =>
    PLACES.flatMap((place) =>
      numbers[place] > 0 ? [translate(`peopleCounts.${place}`, { smart_count: numbers[place] })] : [],
    ).join(', ') || translate('peopleCounts.none');
};
