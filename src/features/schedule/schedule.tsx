import './texts.ts';
import ScheduleIcon from '@mui/icons-material/CalendarMonthOutlined';
import PlanIcon from '@mui/icons-material/EventOutlined';
import { Chip } from '@mui/material';
import { createContext, type PropsWithChildren, useContext } from 'react';
import { usePermissions, useRecordContext, useResourceContext, useTranslate } from 'react-admin';
import type { Feature, WorkLink } from '../../components/features.tsx';
import { screen } from '../../components/screen.tsx';
import { type Schedule, scheduleCalls } from '../../dataProvider/scheduleCalls.ts';
import { isPublishable } from '../../wire/kinds.ts';
import { monthOf, SHOWN_MONTH } from './days.ts';
import { useScheduleQuery } from './schedules.tsx';
import { useScheduleTexts } from './useScheduleTexts.ts';

const NONE: readonly Schedule[] = [];
const Marks = createContext(NONE);

/** Loads the schedules of a whole list at once. */
const ScheduleMarks = ({ children }: PropsWithChildren) => {
  const { data = NONE } = useScheduleQuery(scheduleCalls.marks(useResourceContext() ?? ''));
  return <Marks value={data}>{children}</Marks>;
};

const colourOf = ({ act, state }: Schedule) => {
  if (state === 'stopped') return 'error';
  return act === 'publish' && state === 'waiting' ? 'info' : 'default';
};

/** In a row of a list: what is scheduled for the item, else that it was taken down. */
const ScheduleMark = () => {
  const { chipLabel, describe } = useScheduleTexts();
  const id = Number(useRecordContext()?.id);
  const schedules = useContext(Marks).filter(({ recordId }) => recordId === id);
  const coming = schedules.filter(({ state }) => state !== 'done');
  const shown = coming.length > 0 ? coming : schedules.slice(-1);
  return shown.map((schedule) => (
    <Chip
      key={schedule.id}
      size="small"
      variant="outlined"
      color={colourOf(schedule)}
      label={chipLabel(schedule)}
      title={describe(schedule)}
      sx={{ display: 'inline-flex', alignSelf: 'flex-start', marginTop: 0.25, marginInlineEnd: 0.5 }}
    />
  ));
};

/** Beside the title of a form: the item was taken off the site at its hour. */
const TakenDownChip = () => {
  const translate = useTranslate();
  const record = useRecordContext();
  const { data = NONE } = useScheduleQuery(scheduleCalls.marks(useResourceContext() ?? ''));
  const ofItem = data.filter(({ recordId }) => recordId === Number(record?.id));
  const isTakenDown = ofItem.at(-1)?.state === 'done' && record?.status === 'pending';
  return isTakenDown && <Chip size="small" variant="outlined" label={translate('schedule.isTakenDown')} />;
};

const ScheduleScreen = screen(() => import('./ScheduleScreen.tsx'), 'ScheduleScreen');
const TodaySchedule = screen(() => import('./TodaySchedule.tsx'), 'TodaySchedule');
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
  routes: [{ path: '/schedule', element: <ScheduleScreen /> }],
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
  dashboard: () => usePermissions().permissions === 'admin' && <TodaySchedule />,
  workLinks: { scheduled: monthLink, stopped: monthLink },
  listWrapper: ScheduleMarks,
  rowMarks: ScheduleMark,
  formState: TakenDownChip,
};
