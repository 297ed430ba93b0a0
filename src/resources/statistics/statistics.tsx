import Icon from '@mui/icons-material/QueryStatsOutlined';
import type { ResourceProps } from 'react-admin';
import { screen } from '../../components/screen.tsx';

export const statistics = {
  name: 'statistics',
  icon: Icon,
  list: screen(() => import('./StatisticsForm.tsx'), 'StatisticsForm'),
} satisfies ResourceProps;
