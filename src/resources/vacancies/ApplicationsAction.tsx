import ApplicationsIcon from '@mui/icons-material/PeopleAltOutlined';
import { useCreatePath, useRecordContext, useTranslate } from 'ra-core';
import { RowAction } from '../../components/RowAction.tsx';
import { titleOf } from '../../components/titleOf.ts';
import { handOver } from '../../dataProvider/handOver.ts';

/** Opens the applications for this row's vacancy, which is handed over like an item to a form (part 2, §2). */
export const ApplicationsAction = () => {
  const translate = useTranslate();
  const vacancy = useRecordContext();
  const createPath = useCreatePath();
  if (!vacancy) return null;
  return (
    <RowAction
      label={translate('vacancies.columns.applications')}
      item={titleOf(vacancy)}
      icon={<ApplicationsIcon />}
      to={createPath({ resource: 'applications', type: 'list' })}
      onClick={() => handOver.offer('vacancies', vacancy)}
    />
  );
};
