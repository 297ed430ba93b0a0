import './texts.ts';
import PersonalIcon from '@mui/icons-material/PersonSearchOutlined';
import type { Feature } from '../../components/features.tsx';
import { PersonalScreen } from './PersonalScreen.tsx';

export const personal: Feature = {
  name: 'personal',
  offeredAs: 'personal',
  routes: [{ path: '/personal', element: <PersonalScreen /> }],
  menu: [{ to: 'personal', label: 'Персональные данные', icon: <PersonalIcon />, roles: ['admin'] }],
};
