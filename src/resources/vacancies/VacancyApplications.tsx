import Box from '@mui/material/Box';
import { type Identifier, useCreatePath, useNavigate, useTranslate } from 'ra-core';
import { ListPages } from '../../components/ListPages.tsx';
import { Notice } from '../../components/Notice.tsx';
import { PageHeader } from '../../components/PageHeader.tsx';
import { RecordList } from '../../components/RecordList.tsx';
import { session } from '../../session.ts';
import { ApplicationTable } from './ApplicationTable.tsx';
import { ChangeStatusButton } from './ChangeStatusButton.tsx';

interface VacancyApplicationsProps {
  id: Identifier;
  title: string;
}

export const VacancyApplications = ({ id, title }: VacancyApplicationsProps) => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const createPath = useCreatePath();
  const filter = { vacancyId: String(id) };
  return (
    <>
      <PageHeader
        title={translate('resources.applications.name')}
        subtitle={translate('applications.ofVacancy', { id, title })}
        onBack={() => navigate(createPath({ resource: 'vacancies', type: 'list' }))}
      >
        <ChangeStatusButton vacancyId={id} title={title} />
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
      <RecordList key={id} name={`of-${id}`} filter={filter}>
        <ApplicationTable />
        <ListPages />
      </RecordList>
    </>
  );
};
