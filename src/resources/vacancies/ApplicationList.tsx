import { titleOf } from '../../components/titleOf.ts';
import { kinds } from '../../kinds.ts';
import { useStoredItem } from '../../routing/useStoredItem.ts';
import { ChooseVacancy } from './ChooseVacancy.tsx';
import { VacancyApplications } from './VacancyApplications.tsx';

/** The applications for the vacancy handed over; without one it says where to choose one (DECISIONS 6). */
export const ApplicationList = () => {
  const stored = useStoredItem();
  const vacancy = stored?.kind === 'vacancies' ? kinds.vacancies.shape.read(stored.item)[0] : undefined;
  return vacancy ? <VacancyApplications id={vacancy.id} title={titleOf(vacancy)} /> : <ChooseVacancy />;
};
