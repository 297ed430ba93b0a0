import '../../i18n/vacancies.ts';
import { useGetOne } from 'react-admin';
import { useLocation } from 'react-router';
import { FormUnavailable } from '../../components/form/FormUnavailable.tsx';
import { titleOf } from '../../components/titleOf.ts';
import { itemIn } from '../../routing/followHistory.ts';
import { ChooseVacancy } from './ChooseVacancy.tsx';
import { VacancyApplications } from './VacancyApplications.tsx';

const silent = { onError: (error: Error) => console.error(error) };

/**
 * The applications for the vacancy handed over; without one it says where to choose one (DECISIONS 6). The vacancy is that of the
 * address shown: the stored one is gone as soon as somebody leaves, while this screen still stands.
 */
export const ApplicationList = () => {
  const item = itemIn(useLocation().state);
  const { data, error, refetch } = useGetOne(
    'vacancies',
    { id: item?.id },
    { ...silent, enabled: item !== undefined },
  );
  if (!item) return <ChooseVacancy />;
  if (!data) return <FormUnavailable error={error} onRetry={refetch} />;
  return <VacancyApplications id={data.id} title={titleOf(data)} />;
};
