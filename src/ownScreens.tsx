import ScheduleIcon from '@mui/icons-material/CalendarMonthOutlined';
import TrashIcon from '@mui/icons-material/DeleteSweepOutlined';
import AuditIcon from '@mui/icons-material/FactCheckOutlined';
import SystemIcon from '@mui/icons-material/MonitorHeartOutlined';
import AccountsIcon from '@mui/icons-material/PersonOutlined';
import PersonalIcon from '@mui/icons-material/PersonSearchOutlined';
import type { ReactElement } from 'react';
import { lazyScreen } from './components/lazyScreen.tsx';
import type { Role } from './dataProvider/wire.ts';
import { session } from './session.ts';

interface OwnScreen {
  /** Its address, below `/dashboard/`. */
  path: string;
  name: string;
  icon: ReactElement;
  /** What sign-in has to name for it: another depository names nothing, and the screen is not there. */
  feature: string;
  roles: readonly Role[];
  screen: ReactElement;
}

const Accounts = lazyScreen(() => import('./own.lazy.tsx'), 'AccountsScreen');
const Audit = lazyScreen(() => import('./own.lazy.tsx'), 'AuditScreen');
const Personal = lazyScreen(() => import('./own.lazy.tsx'), 'PersonalScreen');
const Schedule = lazyScreen(() => import('./own.lazy.tsx'), 'ScheduleScreen');
const System = lazyScreen(() => import('./own.lazy.tsx'), 'SystemScreen');
const Trash = lazyScreen(() => import('./own.lazy.tsx'), 'TrashScreen');

/** The screens beside the specification's, in the order of the menu, where they stand last (DECISIONS 29). */
export const ownScreens: readonly OwnScreen[] = [
  {
    path: 'schedule',
    name: 'Расписание',
    icon: <ScheduleIcon />,
    feature: 'schedule',
    roles: ['admin'],
    screen: <Schedule />,
  },
  {
    path: 'accounts',
    name: 'Учётные записи',
    icon: <AccountsIcon />,
    feature: 'accounts',
    roles: ['admin'],
    screen: <Accounts />,
  },
  {
    path: 'audit',
    name: 'Журнал действий',
    icon: <AuditIcon />,
    feature: 'audit',
    roles: ['admin', 'audit'],
    screen: <Audit />,
  },
  {
    path: 'trash',
    name: 'Корзина',
    icon: <TrashIcon />,
    feature: 'trash',
    roles: ['admin'],
    screen: <Trash />,
  },
  {
    path: 'personal',
    name: 'Персональные данные',
    icon: <PersonalIcon />,
    feature: 'personal',
    roles: ['admin'],
    screen: <Personal />,
  },
  {
    path: 'system',
    name: 'Система',
    icon: <SystemIcon />,
    feature: 'system',
    roles: ['admin'],
    screen: <System />,
  },
];

/** Whether the depository has a screen, and whether this person may see it. */
export const isThere = ({ feature }: OwnScreen) => session.hasFeature(feature);
export const isOpenTo = ({ roles }: OwnScreen, role: string | undefined) =>
  roles.some((each) => each === role);
