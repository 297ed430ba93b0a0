import AuditIcon from '@mui/icons-material/FactCheckOutlined';
import { usePermissions } from 'react-admin';
import type { Feature } from '../../components/features.tsx';
import { screen } from '../../components/screen.tsx';
import './texts.ts';

const AuditList = screen<'AuditList', object>(() => import('./AuditList.tsx'), 'AuditList');
const LastEdited = screen(() => import('./LastEdited.tsx'), 'LastEdited');

export const audit: Feature = {
  name: 'audit',
  offeredAs: 'audit',
  resources: [{ name: 'audit', list: AuditList }],
  dashboard: () => usePermissions().permissions === 'admin' && <LastEdited />,
  workLinks: { auditChain: { to: 'audit' } },
  menu: [{ to: 'audit', label: 'Журнал действий', icon: <AuditIcon />, roles: ['admin', 'audit'] }],
};
