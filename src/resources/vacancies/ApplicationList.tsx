import InactiveIcon from '@mui/icons-material/GroupRemoveOutlined';
import { Button, type ButtonProps } from '@mui/material';
import { useState } from 'react';
import { type Identifier, LinkBase, useCreatePath, useGetOne, useTranslate } from 'react-admin';
import { useLocation } from 'react-router';
import { ActButton } from '../../components/act/ActButton.tsx';
import { useAct } from '../../components/act/useAct.ts';
import { useDepository } from '../../components/act/useDepository.ts';
import { Confirm } from '../../components/Confirm.tsx';
import { EmptyPanel } from '../../components/EmptyPanel.tsx';
import { FormUnavailable } from '../../components/form/FormUnavailable.tsx';
import { List } from '../../components/list/List.tsx';
import { Notice } from '../../components/Notice.tsx';
import { PageHeader } from '../../components/PageHeader.tsx';
import { RowFailure } from '../../components/RowFailure.tsx';
import { titleOf } from '../../components/titleOf.ts';
import { DepositoryError } from '../../dataProvider/http.ts';
import { applicationCalls } from '../../dataProvider/kindCalls.ts';
import { itemIn } from '../../routing/followHistory.ts';
import { useGoBack } from '../../routing/useGoBack.ts';
import { session } from '../../session.ts';
import { ApplicationTable } from './ApplicationTable.tsx';
import { useActiveCount } from './statuses.tsx';

/**
 * The applications for the handed-over vacancy; without one it tells where to choose one (DECISIONS 6). The vacancy is taken from the
 * history entry, because the stored one is cleared on leaving, while this screen is still mounted.
 */
export const ApplicationList = () => {
  const item = itemIn(useLocation().state);
  const { data, error, refetch } = useGetOne('vacancies', { id: item?.id }, { enabled: item !== undefined });
  if (!item) return <ChooseVacancy />;
  if (!data) return <FormUnavailable error={error} onRetry={refetch} />;
  return <VacancyApplications id={data.id} title={titleOf(data)} />;
};

const ChooseVacancy = () => {
  const translate = useTranslate();
  return (
    <>
      <PageHeader
        title={translate('resources.applications.name')}
        subtitle={translate('applications.chooseVacancy')}
      />
      <EmptyPanel text={translate('applications.chooseVacancyText')}>
        <ToVacancies variant="contained" />
      </EmptyPanel>
    </>
  );
};

export const ToVacancies = ({ variant }: Pick<ButtonProps, 'variant'>) => (
  <Button
    variant={variant}
    component={LinkBase}
    to={useCreatePath()({ resource: 'vacancies', type: 'list' })}
  >
    {useTranslate()('applications.toVacancies')}
  </Button>
);

interface VacancyApplicationsProps {
  id: Identifier;
  title: string;
}

const VacancyApplications = ({ id, title }: VacancyApplicationsProps) => {
  const translate = useTranslate();
  const goBack = useGoBack(useCreatePath()({ resource: 'vacancies', type: 'list' }));
  return (
    <>
      <PageHeader
        title={translate('resources.applications.name')}
        subtitle={translate('applications.ofVacancy', { id, title })}
        onBack={goBack}
      >
        <InactivateButton vacancyId={id} title={title} />
      </PageHeader>
      <MailsKeptNotice />
      <List key={id} title={false} storeKey={`of-${id}`} filter={{ vacancyId: String(id) }}>
        <ApplicationTable />
      </List>
    </>
  );
};

export const MailsKeptNotice = () => {
  const translate = useTranslate();
  if (!session.hasFeature('keptMails')) return null;
  return (
    <Notice
      marginBottom={2}
      severity="warning"
      title={translate('applications.mailsKept')}
      text={translate('applications.mailsKeptWhy')}
    />
  );
};

interface InactivateButtonProps {
  vacancyId: Identifier;
  title: string;
}

/** «Изменить статус»: makes all applications of a vacancy inactive after a confirmation with their number. */
const InactivateButton = ({ vacancyId, title }: InactivateButtonProps) => {
  const translate = useTranslate();
  const { change } = useDepository();
  const [isOpen, setIsOpen] = useState(false);
  const { count, readCount } = useActiveCount(vacancyId);
  const { act, isActing, error } = useAct({
    run: async () => {
      const shown = session.hasFeature('applications') ? count : undefined;
      // another depository does not compare the number with the one shown
      const now = shown === count ? count : await readCount();
      if (now !== count)
        throw new DepositoryError(translate('applications.countChanged', { now, was: count }), 409);
      return change('applications', applicationCalls.inactivateAll(vacancyId, shown));
    },
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
      {error && !isIdle && (
        <RowFailure
          text={error.message}
          action={translate('applications.changeStatus')}
          onRetry={() => setIsOpen(true)}
        />
      )}
      <Confirm
        isOpen={isOpen}
        title={translate('applications.changeStatusTitle')}
        content={
          count === undefined
            ? translate('applications.changeStatusAll', { title })
            : translate('applications.changeStatusText', { smart_count: count, title })
        }
        confirm={translate('applications.changeStatus')}
        onConfirm={act}
        close={() => setIsOpen(false)}
      />
    </>
  );
};
