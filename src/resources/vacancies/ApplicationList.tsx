import { Box, Button } from '@mui/material';
import '../../i18n/vacancies.ts';
import { type Identifier, LinkBase, useCreatePath, useGetOne, useNavigate, useTranslate } from 'react-admin';
import { useLocation } from 'react-router';
import { EmptyPanel } from '../../components/EmptyPanel.tsx';
import { FormUnavailable } from '../../components/form/FormUnavailable.tsx';
import { List } from '../../components/list/List.tsx';
import { Notice } from '../../components/Notice.tsx';
import { PageHeader } from '../../components/PageHeader.tsx';
import { titleOf } from '../../components/titleOf.ts';
import { itemIn } from '../../routing/followHistory.ts';
import { session } from '../../session.ts';
import { ApplicationTable } from './ApplicationTable.tsx';
import { InactivateButton } from './InactivateButton.tsx';

/**
 * The applications for the vacancy handed over; without one it says where to choose one (DECISIONS 6). The vacancy is that of the
 * address shown: the stored one is gone as soon as somebody leaves, while this screen still stands.
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
  const createPath = useCreatePath();
  return (
    <>
      <PageHeader
        title={translate('resources.applications.name')}
        subtitle={translate('applications.chooseVacancy')}
      />
      <EmptyPanel text={translate('applications.chooseVacancyText')}>
        <Button
          variant="contained"
          component={LinkBase}
          to={createPath({ resource: 'vacancies', type: 'list' })}
        >
          {translate('applications.toVacancies')}
        </Button>
      </EmptyPanel>
    </>
  );
};

interface VacancyApplicationsProps {
  id: Identifier;
  /** The vacancy's. */
  title: string;
}

const VacancyApplications = ({ id, title }: VacancyApplicationsProps) => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const createPath = useCreatePath();
  return (
    <>
      <PageHeader
        title={translate('resources.applications.name')}
        subtitle={translate('applications.ofVacancy', { id, title })}
        onBack={() => navigate(createPath({ resource: 'vacancies', type: 'list' }))}
      >
        <InactivateButton vacancyId={id} title={title} />
      </PageHeader>
      {session.hasFeature('keptMails') && (
        <Box sx={{ marginBottom: 2 }}>
          <Notice
            severity="warning"
            title={translate('applications.mailsKept')}
            text={translate('applications.mailsKeptWhy')}
          />
        </Box>
      )}
      <List key={id} title={false} storeKey={`of-${id}`} filter={{ vacancyId: String(id) }} actions={false}>
        <ApplicationTable />
      </List>
    </>
  );
};
