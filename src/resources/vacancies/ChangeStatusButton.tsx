import InactiveIcon from '@mui/icons-material/GroupRemoveOutlined';
import { useQuery } from '@tanstack/react-query';
import { type Identifier, useResourceContext, useTranslate } from 'ra-core';
import { ActButton } from '../../components/act/ActButton.tsx';
import { useAct } from '../../components/act/useAct.ts';
import { useDepository } from '../../components/act/useDepository.ts';
import { useQuestion } from '../../components/useQuestion.tsx';

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

  const { act, isActing } = useAct({
    run: () => depository.inactivateApplications(vacancyId),
    success: 'resources.applications.notifications.statusesChanged',
    failure: 'resources.applications.notifications.statusesFailed',
    refresh: true,
    mutationKey: ['act', 'inactivateApplications'],
    subject: vacancyId,
  });
  const isIdle = changing === 0;
  const { ask, question } = useQuestion({
    title: translate('applications.changeStatusTitle'),
    text: translate('applications.changeStatusText', { smart_count: changing, title }),
    confirm: translate('applications.changeStatusConfirm'),
    onConfirm: act,
  });

  return (
    <>
      <ActButton
        variant="outlined"
        startIcon={<InactiveIcon />}
        isActing={isActing}
        isIdle={isIdle}
        title={isIdle ? translate('applications.nothingToChange') : undefined}
        onClick={ask}
      >
        {translate('applications.changeStatus')}
      </ActButton>
      {question}
    </>
  );
};

/** How many applications are not inactive yet. Kept among the lists, so that it is counted again whenever they are read again. */
const useActiveCount = (vacancyId: Identifier): number => {
  const resource = useResourceContext() ?? '';
  const depository = useDepository();
  const { data = 0 } = useQuery({
    queryKey: [resource, 'getList', 'active', vacancyId],
    queryFn: () =>
      depository.activeApplications(vacancyId).catch((error: unknown) => {
        console.error(error);
        throw error;
      }),
  });
  return data;
};
