import Icon from '@mui/icons-material/QueryStatsOutlined';
import type { ResourceProps } from 'react-admin';
import { StatisticsForm } from './StatisticsForm.tsx';

export const statistics = {
  name: 'statistics',
  icon: Icon,
  list: StatisticsForm,
} satisfies ResourceProps;
