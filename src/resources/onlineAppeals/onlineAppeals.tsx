import Icon from '@mui/icons-material/ForumOutlined';
import type { ResourceProps } from 'react-admin';
import { titleOf } from '../../components/titleOf.ts';
import { AppealList } from './AppealList.tsx';

export const onlineAppeals = {
  name: 'onlineAppeals',
  icon: Icon,
  list: AppealList,
  recordRepresentation: titleOf,
} satisfies ResourceProps;
