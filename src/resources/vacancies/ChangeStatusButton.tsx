import InactiveIcon from '@mui/icons-material/GroupRemoveOutlined';
import { type Identifier, useGetList, useResourceContext, useTranslate } from 'ra-core';
import { useState } from 'react';
import { ActButton } from '../../components/act/ActButton.tsx';
import { useAct } from '../../components/act/useAct.ts';
import { useDepository } from '../../components/act/useDepository.ts';
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx';
import type { Application } from '../../dataProvider/applications.ts';
import { nameOfChoice } from '../../dataProvider/choices.ts';
import { EVERYTHING, SERVER_ORDER } from '../../dataProvider/listing.ts';
import { useStatuses } from './useStatuses.ts';

/** What the bulk action sets (DECISIONS 17). */
const INACTIVE = 'Неактивна';

interface ChangeStatusButtonProps {
  vacancyId: Identifier;
  /** The vacancy's title. */
  title: string;
}

/** Makes all applications of a vacancy inactive, after saying how many that are. */
export const ChangeStatusButton = ({ vacancyId, title }: ChangeStatusButtonProps) => {
  const translate = useTranslate();
  const depository = useDepository();
  const changing = useActiveCount(vacancyId);
  const [isAsking, setIsAsking] = useState(false);

  const { act, isActing } = useAct({
    run: () => depository.inactivateApplications(vacancyId),
    success: 'resources.applications.notifications.statusesChanged',
    failure: 'resources.applications.notifications.statusesFailed',
    refresh: true,
    mutationKey: ['act', 'inactivateApplications'],
    subject: vacancyId,
  });
  const isIdle = changing === 0;

  return (
    <>
      <ActButton
        variant="outlined"
        startIcon={<InactiveIcon />}
        isActing={isActing}
        isIdle={isIdle}
        title={isIdle ? translate('applications.nothingToChange') : undefined}
        onClick={() => setIsAsking(true)}
      >
        {translate('applications.changeStatus')}
      </ActButton>
      <ConfirmDialog
        open={isAsking}
        title={translate('applications.changeStatusTitle')}
        text={translate('applications.changeStatusText', { smart_count: changing, title })}
        confirmLabel={translate('applications.changeStatusConfirm')}
        cancelLabel={translate('remove.cancel')}
        onConfirm={() => {
          setIsAsking(false);
          act();
        }}
        onCancel={() => setIsAsking(false)}
      />
    </>
  );
};

/** How many applications are not inactive yet; read from the list that the table shows, so it costs no request. */
const useActiveCount = (vacancyId: Identifier): number => {
  const resource = useResourceContext() ?? '';
  const { statuses } = useStatuses('applicationStatuses');
  const { data = [] } = useGetList<Application>(
    resource,
    { pagination: EVERYTHING, sort: SERVER_ORDER, filter: { vacancyId: String(vacancyId) } },
    { onError: (error: Error) => console.error(error) },
  );
  return data.filter(({ status }) => nameOfChoice(statuses, status) !== INACTIVE).length;
};
