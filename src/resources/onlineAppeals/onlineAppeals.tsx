import AppealIcon from '@mui/icons-material/ForumOutlined';
import { lazyScreen } from '../../components/lazyScreen.ts';

/** Read only (part 2, §1). */
export const onlineAppeals = {
  icon: AppealIcon,
  list: lazyScreen(() => import('./AppealList.tsx'), 'AppealList'),
};
