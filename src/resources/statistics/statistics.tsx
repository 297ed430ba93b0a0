import KindIcon from '@mui/icons-material/QueryStatsOutlined';
import { lazyScreen } from '../../components/lazyScreen.ts';

export const statistics = {
  icon: KindIcon,
  list: lazyScreen(() => import('./StatisticsForm.tsx'), 'StatisticsForm'),
};
