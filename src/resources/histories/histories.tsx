import KindIcon from '@mui/icons-material/HistoryEduOutlined';
import type { RaRecord } from 'ra-core';
import { lazyScreen } from '../../components/lazyScreen.ts';

const form = () => import('./HistoryForm.tsx');

export const histories = {
  icon: KindIcon,
  list: lazyScreen(() => import('./HistoryList.tsx'), 'HistoryList'),
  create: lazyScreen(form, 'HistoryCreate'),
  edit: lazyScreen(form, 'HistoryEdit'),
  recordRepresentation: ({ id, year }: RaRecord) => String(year || `№ ${id}`),
};
