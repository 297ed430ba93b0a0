import ScheduleIcon from '@mui/icons-material/CalendarMonthOutlined';
import TrashIcon from '@mui/icons-material/DeleteSweepOutlined';
import AuditIcon from '@mui/icons-material/FactCheckOutlined';
import SystemIcon from '@mui/icons-material/MonitorHeartOutlined';
import AccountsIcon from '@mui/icons-material/PersonOutlined';
import PersonalIcon from '@mui/icons-material/PersonSearchOutlined';
import ReviewIcon from '@mui/icons-material/RateReviewOutlined';
import { type ComponentType, lazy, type ReactElement } from 'react';
import { lazyScreen } from './components/lazyScreen.tsx';
import { session } from './session.ts';
import type { Role } from './wire/wire.ts';

export interface OwnScreen {
  /** Its address, below `/dashboard/`. */
  path: string;
  name: string;
  icon: ReactElement;
  /** What sign-in has to name for it: another depository names nothing, and the screen is not there. */
  feature: string;
  roles: readonly Role[];
  screen: ReactElement;
  /** What stands below its address, such as one of the items that it lists. */
  item?: { path: string; screen: ReactElement };
  /** How many things wait there, for its entry in the menu; `id` is that of the words for a screen reader. */
  count?: ComponentType<{ id: string }>;
}

const Accounts = lazyScreen(() => import('./own.lazy.tsx'), 'AccountsScreen');
const Audit = lazyScreen(() => import('./own.lazy.tsx'), 'AuditScreen');
const Personal = lazyScreen(() => import('./own.lazy.tsx'), 'PersonalScreen');
const Schedule = lazyScreen(() => import('./own.lazy.tsx'), 'ScheduleScreen');
const Queue = lazyScreen(() => import('./own.lazy.tsx'), 'QueueList');
const ReviewItem = lazyScreen(() => import('./own.lazy.tsx'), 'ReviewItemScreen');
const System = lazyScreen(() => import('./own.lazy.tsx'), 'SystemScreen');
const Trash = lazyScreen(() => import('./own.lazy.tsx'), 'TrashScreen');

const loadCount = () => import('./features/review/QueueCount.lazy.tsx');

/** Without a line there is no count, which is no fault of its entry: nothing is said inside a link. */
const QueueCount = lazy(() =>
  loadCount().then(
    (code) => ({ default: code.QueueCount }),
    () => ({ default: () => null }),
  ),
);

/** The screens beside the specification's, in the order of the menu, where they stand last (DECISIONS 29). */
export const ownScreens: readonly OwnScreen[] = [
  {
    path: 'review',
    name: 'Очередь проверки',
    icon: <ReviewIcon />,
    feature: 'review',
    roles: ['admin'],
    screen: <Queue />,
    item: { path: ':kind/:id', screen: <ReviewItem /> },
    count: QueueCount,
  },
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
export const isThere = ({ feature }: Pick<OwnScreen, 'feature'>) => session.hasFeature(feature);
export const isOpenTo = ({ roles }: OwnScreen, role: string | undefined) =>
  roles.some((each) => each === role);
