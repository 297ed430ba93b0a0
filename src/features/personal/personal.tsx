import './texts.ts';
import PersonalIcon from '@mui/icons-material/PersonSearchOutlined';
import type { Feature } from '../../components/features.tsx';
import { screen } from '../../components/screen.tsx';

const Personal = screen(() => import('./PersonalScreen.tsx'), 'PersonalScreen');

export const personal: Feature = {
  name: 'personal',
  offeredAs: 'personal',
  routes: [{ path: '/personal', element: <Personal /> }],
  menu: [{ to: 'personal', label: 'Персональные данные', icon: <PersonalIcon />, roles: ['admin'] }],
};
