import KindIcon from '@mui/icons-material/QueryStatsOutlined';
import type { ResourceProps } from 'ra-core';
import { lazyScreen } from '../../components/lazyScreen.ts';

export const statistics = {
  name: 'statistics',
  icon: KindIcon,
  list: lazyScreen(() => import('./StatisticsForm.tsx'), 'StatisticsForm'),
} satisfies ResourceProps;
