import './texts.ts';
import ScheduleIcon from '@mui/icons-material/CalendarMonthOutlined';
import PlanIcon from '@mui/icons-material/EventOutlined';
import { Chip } from '@mui/material';
import { createContext, type PropsWithChildren, useContext } from 'react';
import { usePermissions, useRecordContext, useResourceContext, useTranslate } from 'react-admin';
import type { Feature, WorkLink } from '../../components/features.tsx';
import { useHintCheck } from '../../components/form/useHintCheck.ts';
import { type Schedule, scheduleCalls } from '../../dataProvider/scheduleCalls.ts';
import { isPublishable } from '../../wire/kinds.ts';
import { monthOf, SHOWN_MONTH } from './days.ts';
import { SchedulePanel } from './SchedulePanel.tsx';
import { ScheduleScreen } from './ScheduleScreen.tsx';
import { useScheduleQuery } from './schedules.tsx';
import { TodaySchedule } from './TodaySchedule.tsx';
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

interface ScheduleChipsProps {
  /** The schedules of the whole kind. */
  schedules: readonly Schedule[];
  /** The text for an item that was taken down; by default it tells when. */
  takenDown?: string;
}

/** An item's schedules, or else that it was taken down. */
const ScheduleChips = ({ schedules, takenDown }: ScheduleChipsProps) => {
  const { chipLabel, describe } = useScheduleTexts();
  const id = Number(useRecordContext()?.id);
  const ofItem = schedules.filter(({ recordId }) => recordId === id);
  const coming = ofItem.filter(({ state }) => state !== 'done');
  const shown = coming.length > 0 ? coming : ofItem.slice(-1);
  return shown.map((schedule) => (
    <Chip
      key={schedule.id}
      color={colourOf(schedule)}
      label={(schedule.state === 'done' && takenDown) || chipLabel(schedule)}
      title={describe(schedule)}
      sx={{ display: 'inline-flex', alignSelf: 'flex-start', marginTop: 0.25, marginInlineEnd: 0.5 }}
    />
  ));
};

const ListedChips = () => <ScheduleChips schedules={useContext(Marks)} />;

const FormChips = () => {
  const translate = useTranslate();
  const isPending = useRecordContext()?.status === 'pending';
  const { data = NONE } = useScheduleQuery(scheduleCalls.marks(useResourceContext() ?? ''));
  const shown = data.filter(({ state }) => state !== 'done' || isPending);
  return <ScheduleChips schedules={shown} takenDown={translate('schedule.isTakenDown')} />;
};

/** Tells that a save stops the scheduled publication. */
const StopsHint = () => {
  const translate = useTranslate();
  const { whenOf } = useScheduleTexts();
  const id = Number(useRecordContext()?.id);
  const hint = useHintCheck(
    useScheduleQuery(scheduleCalls.marks(useResourceContext() ?? '')),
    (marks) => {
      const publication = marks.find(
        ({ recordId, act, state }) => recordId === id && act === 'publish' && state === 'waiting',
      );
      return publication ? translate('schedule.saveStops', { when: whenOf(publication) }) : '';
    },
    id > 0,
  );
  return hint && <span style={{ display: 'block' }}>{hint}</span>;
};

/** The store entry that opens the calendar at a day's month. */
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
  formTools: [{ name: 'schedule', label: 'schedule.label', icon: <PlanIcon />, panel: SchedulePanel }],
  dashboard: () => usePermissions().permissions === 'admin' && <TodaySchedule />,
  workLinks: { scheduled: monthLink, stopped: monthLink },
  listWrapper: ScheduleMarks,
  rowMarks: ListedChips,
  formState: FormChips,
  saveHint: StopsHint,
};
