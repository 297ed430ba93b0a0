import InactiveIcon from '@mui/icons-material/GroupRemoveOutlined';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type Identifier, useDataProvider, useResourceContext, useTranslate } from 'react-admin';
import { ActButton } from '../../components/act/ActButton.tsx';
import { useAct } from '../../components/act/useAct.ts';
import { Confirm } from '../../components/Confirm.tsx';
import type { DepositoryDataProvider } from '../../dataProvider/dataProvider.ts';

interface InactivateButtonProps {
  vacancyId: Identifier;
  /** The vacancy's title. */
  title: string;
}

/** «Изменить статус»: makes all applications of a vacancy inactive, after saying how many that are. */
export const InactivateButton = ({ vacancyId, title }: InactivateButtonProps) => {
  const translate = useTranslate();
  const dataProvider = useDataProvider<DepositoryDataProvider>();
  const [isOpen, setIsOpen] = useState(false);
  const count = useActiveCount(vacancyId);
  const { act, isActing } = useAct({
    run: () => dataProvider.inactivateApplications(vacancyId),
    success: 'resources.applications.notifications.statusesChanged',
    failure: 'resources.applications.notifications.statusesFailed',
    refresh: true,
    mutationKey: ['act', 'inactivateApplications'],
    subject: vacancyId,
  });
  const isIdle = count === 0;

  return (
    <>
      <ActButton
        variant="outlined"
        startIcon={<InactiveIcon />}
        isActing={isActing}
        isIdle={isIdle}
        title={isIdle ? translate('applications.nothingToChange') : undefined}
        onClick={() => setIsOpen(true)}
      >
        {translate('applications.changeStatus')}
      </ActButton>
      <Confirm
        isOpen={isOpen}
        title={translate('applications.changeStatusTitle')}
        content={translate('applications.changeStatusText', { smart_count: count, title })}
        confirm={translate('applications.changeStatusConfirm')}
        onConfirm={() => {
          setIsOpen(false);
          act();
        }}
        onClose={() => setIsOpen(false)}
      />
    </>
  );
};

/** How many applications are not inactive yet. It is among the lists, so that it is counted again whenever they are read again. */
const useActiveCount = (vacancyId: Identifier): number => {
  const resource = useResourceContext() ?? '';
  const dataProvider = useDataProvider<DepositoryDataProvider>();
  const { data = 0 } = useQuery({
    queryKey: [resource, 'getList', 'active', vacancyId],
    queryFn: () => dataProvider.activeApplications(vacancyId),
  });
  return data;
};
