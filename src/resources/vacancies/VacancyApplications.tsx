import Box from '@mui/material/Box';
import { type Identifier, useCreatePath, useNavigate, useTranslate } from 'react-admin';
import { List } from '../../components/list/List.tsx';
import { Notice } from '../../components/Notice.tsx';
import { PageHeader } from '../../components/PageHeader.tsx';
import { session } from '../../session.ts';
import { ApplicationTable } from './ApplicationTable.tsx';
import { InactivateButton } from './InactivateButton.tsx';

interface VacancyApplicationsProps {
  id: Identifier;
  /** The vacancy's. */
  title: string;
}

export const VacancyApplications = ({ id, title }: VacancyApplicationsProps) => {
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
