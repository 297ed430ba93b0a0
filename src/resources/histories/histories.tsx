import Icon from '@mui/icons-material/HistoryEduOutlined';
import type { RaRecord, ResourceProps } from 'react-admin';
import { HistoryCreate, HistoryEdit } from './HistoryForm.tsx';
import { HistoryList } from './HistoryList.tsx';

export const histories = {
  name: 'histories',
  icon: Icon,
  list: HistoryList,
  create: HistoryCreate,
  edit: HistoryEdit,
  recordRepresentation: ({ id, year }: RaRecord) => String(year || `№ ${id}`),
} satisfies ResourceProps;
