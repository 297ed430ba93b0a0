import './texts.ts';
import SystemIcon from '@mui/icons-material/MonitorHeartOutlined';
import { usePermissions } from 'react-admin';
import type { Feature } from '../../components/features.tsx';
import { screen } from '../../components/screen.tsx';
import { UrgentNotice } from './UrgentNotice.tsx';

const System = screen(() => import('./SystemScreen.tsx'), 'SystemScreen');

export const system: Feature = {
  name: 'system',
  offeredAs: 'system',
  routes: [{ path: '/system', element: <System /> }],
  menu: [{ to: 'system', label: 'Система', icon: <SystemIcon />, roles: ['admin'] }],
};

const AdminsNotice = () => usePermissions().permissions === 'admin' && <UrgentNotice />;

/** Urgent warnings of the system, first of all on the dashboard. */
export const warnings: Feature = { name: 'warnings', offeredAs: 'system', dashboard: AdminsNotice };
