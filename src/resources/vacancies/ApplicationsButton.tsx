import ApplicationsIcon from '@mui/icons-material/PeopleAltOutlined';
import { useCreatePath, useRecordContext, useTranslate } from 'react-admin';
import { useRowName } from '../../components/list/EditButton.tsx';
import { RowButton } from '../../components/list/RowButton.tsx';
import { handOver } from '../../dataProvider/handOver.ts';

/** Opens the applications for this row's vacancy, which is handed over like an item to a form (part 2, §2). */
export const ApplicationsButton = () => {
  const translate = useTranslate();
  const vacancy = useRecordContext();
  const createPath = useCreatePath();
  const item = useRowName();
  if (!vacancy) return null;
  return (
    <RowButton
      label={translate('vacancies.columns.applications')}
      item={item}
      icon={<ApplicationsIcon />}
      to={createPath({ resource: 'applications', type: 'list' })}
      onClick={() => handOver.offer('vacancies', vacancy)}
    />
  );
};
