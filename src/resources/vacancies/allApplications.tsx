import ApplicationsIcon from '@mui/icons-material/PeopleAltOutlined';
import { Chip } from '@mui/material';
import { createContext, type PropsWithChildren, useContext } from 'react';
import { useRecordContext, useTranslate } from 'react-admin';
import type { Feature } from '../../components/features.tsx';
import { useReadOf } from '../../components/useRead.ts';
import { ROWS_PER_PAGE, SERVER_ORDER } from '../../dataProvider/listing.ts';
import { type NewApplications, summaryCalls } from '../../dataProvider/summaryCalls.ts';
import { AllApplicationList } from './AllApplicationList.tsx';
import { NEW } from './statuses.tsx';

const ADDRESS = 'allApplications';

const NewCounts = createContext<readonly NewApplications[]>([]);

const NewCountsProvider = ({ children }: PropsWithChildren) => {
  const { data = [] } = useReadOf('newApplications', summaryCalls.newApplications);
  return <NewCounts value={data}>{children}</NewCounts>;
};

const NewApplicationsMark = () => {
  const translate = useTranslate();
  const id = useRecordContext()?.id;
  const count = useContext(NewCounts).find(({ vacancyId }) => vacancyId === id)?.count;
  if (!count) return null;
  return (
    <Chip
      color="warning"
      label={translate('applications.all.new', { smart_count: count })}
      sx={{ display: 'inline-flex', alignSelf: 'flex-start', marginTop: 0.25 }}
    />
  );
};

/** The applications for all vacancies, where the depository lists them. */
export const allApplications: Feature = {
  name: 'allApplications',
  offeredAs: 'applications',
  appliesTo: (resource) => resource === 'vacancies',
  routes: [{ path: `/${ADDRESS}`, element: <AllApplicationList /> }],
  menu: [
    {
      to: ADDRESS,
      label: 'vacancies.columns.applications',
      icon: <ApplicationsIcon />,
      roles: ['admin', 'kadry'],
    },
  ],
  workLinks: {
    newApplications: {
      to: ADDRESS,
      store: () => ({
        'applications.all': {
          ...{ sort: SERVER_ORDER.field, order: SERVER_ORDER.order, page: 1, perPage: ROWS_PER_PAGE },
          filter: { status: NEW },
        },
      }),
    },
  },
  listWrapper: NewCountsProvider,
  rowMarks: NewApplicationsMark,
};
