import AppealIcon from '@mui/icons-material/ForumOutlined';
import type { ResourceProps } from 'ra-core';
import { AppealList } from './screens.ts';

/** Read only (part 2, §1). */
export const onlineAppeals = {
  name: 'onlineAppeals',
  icon: AppealIcon,
  list: AppealList,
} satisfies ResourceProps;
