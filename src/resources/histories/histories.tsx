import Icon from '@mui/icons-material/HistoryEduOutlined';
import type { RaRecord, ResourceProps } from 'react-admin';
import { screen } from '../../components/screen.tsx';

const form = () => import('./HistoryForm.tsx');

export const histories = {
  name: 'histories',
  icon: Icon,
  list: screen(() => import('./HistoryList.tsx'), 'HistoryList'),
  create: screen(form, 'HistoryCreate'),
  edit: screen(form, 'HistoryEdit'),
  recordRepresentation: ({ id, year }: RaRecord) => String(year || `№ ${id}`),
} satisfies ResourceProps;
