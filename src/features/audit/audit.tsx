import AuditIcon from '@mui/icons-material/FactCheckOutlined';
import { usePermissions } from 'react-admin';
import type { Feature } from '../../components/features.tsx';
import { AuditList } from './AuditList.tsx';
import { LastEdited } from './LastEdited.tsx';
import './texts.ts';

export const audit: Feature = {
  name: 'audit',
  offeredAs: 'audit',
  resources: [{ name: 'audit', list: AuditList }],
  dashboard: () => usePermissions().permissions === 'admin' && <LastEdited />,
  workLinks: { auditChain: { to: 'audit' } },
  menu: [{ to: 'audit', label: 'Журнал действий', icon: <AuditIcon />, roles: ['admin', 'audit'] }],
};
