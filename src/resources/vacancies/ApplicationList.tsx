import { useGetOne } from 'ra-core';
import { useSyncExternalStore } from 'react';
import { FormUnavailable } from '../../components/form/FormUnavailable.tsx';
import { titleOf } from '../../components/titleOf.ts';
import { type HandedOver, handOver } from '../../dataProvider/handOver.ts';
import { ChooseVacancy } from './ChooseVacancy.tsx';
import { VacancyApplications } from './VacancyApplications.tsx';

const silent = { onError: (error: Error) => console.error(error) };

/** The applications for the vacancy handed over; without one it says where to choose one (DECISIONS 6). */
export const ApplicationList = () => {
  const item = useHandedOver('vacancies');
  const enabled = item !== undefined && item.record === undefined;
  const { data, error, refetch } = useGetOne('vacancies', { id: item?.id }, { ...silent, enabled });
  const vacancy = item?.record ?? data;
  if (!item) return <ChooseVacancy />;
  if (!vacancy) return <FormUnavailable error={error} onRetry={refetch} />;
  return <VacancyApplications id={vacancy.id} title={titleOf(vacancy)} />;
};

/** The item of this kind that was handed over, kept current. */
const useHandedOver = (kind: string): HandedOver | undefined => {
  const item = useSyncExternalStore(handOver.subscribe, handOver.current);
  return item?.kind === kind ? item : undefined;
};
