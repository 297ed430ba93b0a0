import InactiveIcon from '@mui/icons-material/GroupRemoveOutlined';
import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import {
  type Identifier,
  useDataProvider,
  useGetList,
  useNotify,
  useRefresh,
  useResourceContext,
  useTranslate,
} from 'ra-core';
import { useState } from 'react';
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx';
import type { Application } from '../../dataProvider/applications.ts';
import { nameOfChoice } from '../../dataProvider/choices.ts';
import type { DepositoryDataProvider } from '../../dataProvider/dataProvider.ts';
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
  const notify = useNotify();
  const refresh = useRefresh();
  const dataProvider = useDataProvider<DepositoryDataProvider>();
  const changing = useActiveCount(vacancyId);
  const [isAsking, setIsAsking] = useState(false);

  const { mutate, isPending } = useMutation({
    mutationFn: () => dataProvider.inactivateApplications(vacancyId),
    onSuccess: ({ data }) => {
      if (data?.id === undefined) return;
      notify('resources.applications.notifications.statusesChanged', { type: 'success' });
      refresh();
    },
    onError: (error) => {
      console.error(error);
      notify('resources.applications.notifications.statusesFailed', { type: 'error' });
    },
  });

  return (
    <>
      <Button
        variant="outlined"
        startIcon={<InactiveIcon />}
        loading={isPending}
        disabled={changing === 0}
        title={changing === 0 ? translate('applications.nothingToChange') : undefined}
        onClick={() => setIsAsking(true)}
      >
        {translate('applications.changeStatus')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={translate('applications.changeStatusTitle')}
        text={translate('applications.changeStatusText', { smart_count: changing, title })}
        confirmLabel={translate('applications.changeStatusConfirm')}
        cancelLabel={translate('remove.cancel')}
        onConfirm={() => {
          setIsAsking(false);
          mutate();
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
