import './texts.ts';
import ScheduleIcon from '@mui/icons-material/CalendarMonthOutlined';
import PlanIcon from '@mui/icons-material/EventOutlined';
import type { Feature } from '../../components/features.tsx';
import { screen } from '../../components/screen.tsx';
import { isPublishable } from '../../wire/kinds.ts';
import { ScheduleMark, ScheduleMarks } from './ScheduleMarks.tsx';

const Schedule = screen(() => import('./ScheduleScreen.tsx'), 'ScheduleScreen');
const SchedulePanel = screen(() => import('./SchedulePanel.tsx'), 'SchedulePanel');

export const schedule: Feature = {
  name: 'schedule',
  offeredAs: 'schedule',
  appliesTo: isPublishable,
  routes: [{ path: '/schedule', element: <Schedule /> }],
  menu: [{ to: 'schedule', label: 'Расписание', icon: <ScheduleIcon />, roles: ['admin'] }],
  formTools: [
    {
      name: 'schedule',
      label: 'desk.schedule.label',
      title: 'desk.schedule.title',
      icon: <PlanIcon />,
      panel: SchedulePanel,
    },
  ],
  listWrapper: ({ children }) => <ScheduleMarks>{children}</ScheduleMarks>,
  rowMarks: ScheduleMark,
};
