import Button from '@mui/material/Button';
import { LinkBase, useCreatePath, useTranslate } from 'react-admin';
import { EmptyPanel } from '../../components/EmptyPanel.tsx';
import { PageHeader } from '../../components/PageHeader.tsx';

export const ChooseVacancy = () => {
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
