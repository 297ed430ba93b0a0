import TrashIcon from '@mui/icons-material/DeleteSweepOutlined';
import type { Feature } from '../../components/features.tsx';
import { screen } from '../../components/screen.tsx';
import './texts.ts';

export const trash: Feature = {
  name: 'trash',
  offeredAs: 'trash',
  resources: [{ name: 'trash', list: screen(() => import('./TrashList.tsx'), 'TrashList') }],
  menu: [{ to: 'trash', label: 'Корзина', icon: <TrashIcon />, roles: ['admin'] }],
};
