import './texts.ts';
import ScheduleIcon from '@mui/icons-material/CalendarMonthOutlined';
import PlanIcon from '@mui/icons-material/EventOutlined';
import type { Feature, WorkLink } from '../../components/features.tsx';
import { screen } from '../../components/screen.tsx';
import { isPublishable } from '../../wire/kinds.ts';
import { monthOf, SHOWN_MONTH } from './days.ts';
import { ScheduleMark, ScheduleMarks } from './ScheduleMarks.tsx';

const Schedule = screen(() => import('./ScheduleScreen.tsx'), 'ScheduleScreen');
const SchedulePanel = screen(() => import('./SchedulePanel.tsx'), 'SchedulePanel');

/** The calendar at the month of a day. */
const monthLink: WorkLink = {
  to: 'schedule',
  store: (day) => (day ? { [SHOWN_MONTH]: monthOf(day) } : {}),
};

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
  workLinks: { scheduled: monthLink, stopped: monthLink },
  listWrapper: ScheduleMarks,
  rowMarks: ScheduleMark,
};
