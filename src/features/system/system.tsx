import './texts.ts';
import SystemIcon from '@mui/icons-material/MonitorHeartOutlined';
import RulesIcon from '@mui/icons-material/RuleOutlined';
import { Alert, AlertTitle, Button } from '@mui/material';
import { LinkBase, usePermissions, useTranslate } from 'react-admin';
import type { Feature } from '../../components/features.tsx';
import { roomForText } from '../../components/Notice.tsx';
import { useReadOf } from '../../components/useRead.ts';
import { systemCalls } from '../../dataProvider/systemCalls.ts';
import { BASE } from '../../routing/returnTo.ts';
import { RulesScreen } from './RulesScreen.tsx';
import { SystemScreen } from './SystemScreen.tsx';

/** Urgent warnings, such as a failed backup or a nearly full disk. */
const UrgentNotice = () => {
  const translate = useTranslate();
  const { data: sentences = [] } = useReadOf('system', systemCalls.urgent);
  if (sentences.length === 0) return null;
  return (
    <Alert
      role="status"
      severity="warning"
      variant="outlined"
      sx={{ alignItems: 'flex-start', marginBottom: 4, overflowWrap: 'anywhere', ...roomForText }}
      action={
        <Button component={LinkBase} to={`${BASE}/system`} color="inherit">
          {translate('urgent.more')}
        </Button>
      }
    >
      <AlertTitle sx={{ fontWeight: 600 }}>{translate('urgent.title')}</AlertTitle>
      {sentences.map((sentence) => (
        <div key={sentence}>{sentence}</div>
      ))}
    </Alert>
  );
};

export const system: Feature = {
  name: 'system',
  offeredAs: 'system',
  routes: [{ path: '/system', element: <SystemScreen /> }],
  menu: [{ to: 'system', label: 'Система', icon: <SystemIcon />, roles: ['admin'] }],
};

export const rules: Feature = {
  name: 'rules',
  offeredAs: 'review',
  routes: [{ path: '/rules', element: <RulesScreen /> }],
  menu: [{ to: 'rules', label: 'Правила', icon: <RulesIcon />, roles: ['admin'] }],
};

const AdminsNotice = () => usePermissions().permissions === 'admin' && <UrgentNotice />;

export const warnings: Feature = { name: 'warnings', offeredAs: 'system', dashboard: AdminsNotice };
