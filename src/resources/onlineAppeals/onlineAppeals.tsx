import Icon from '@mui/icons-material/ForumOutlined';
import type { ResourceProps } from 'react-admin';
import { screen } from '../../components/screen.tsx';
import { titleOf } from '../../components/titleOf.ts';

export const onlineAppeals = {
  name: 'onlineAppeals',
  icon: Icon,
  list: screen(() => import('./AppealList.tsx'), 'AppealList'),
  recordRepresentation: titleOf,
} satisfies ResourceProps;
