import PreviousIcon from '@mui/icons-material/ChevronLeft';
import NextIcon from '@mui/icons-material/ChevronRight';
import { Box, Button, IconButton, Paper, type Theme, Typography, useMediaQuery } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import { useState } from 'react';
import { useStore, useTranslate } from 'react-admin';
import { EmptyPanel } from '../../components/EmptyPanel.tsx';
import { FloatingNotice } from '../../components/FloatingNotice.tsx';
import { Notice } from '../../components/Notice.tsx';
import { PageHeader } from '../../components/PageHeader.tsx';
import { SkeletonRows } from '../../components/SkeletonRows.tsx';
import { errorMessage } from '../../dataProvider/errorMessage.ts';
import { type Schedule, scheduleCalls } from '../../dataProvider/scheduleCalls.ts';
import { dayInWords, today as viewersToday } from '../../dates.ts';
import { monthAfter, monthInWords, monthOf, SHOWN_MONTH, weeksOf } from './days.ts';
import { MonthTable } from './MonthTable.tsx';
import { ScheduleCard, scheduleListSx } from './ScheduleCard.tsx';
import { type Moved, useReschedule, useScheduleQuery } from './schedules.ts';
import { useScheduleDrag } from './useScheduleDrag.ts';
import { useScheduleTexts } from './useScheduleTexts.ts';

/** What is published and taken down by schedule in a month. */
export const ScheduleScreen = () => {
  const translate = useTranslate();
  const { clockOf } = useScheduleTexts();
  const isWide = useMediaQuery((theme) => theme.breakpoints.up('md'));
  // until the depository has sent its day, the viewer's
  const [today, setToday] = useState(viewersToday);
  const [month = monthOf(today), setMonth] = useStore<string>(SHOWN_MONTH);
  const days = weeksOf(month).flat();
  const [first = month, last = month] = [days[0], days.at(-1)];
  const { data, error, refetch, isFormer } = useScheduleQuery(scheduleCalls.between(first, last));
  if (data && data.now.day !== today) setToday(data.now.day);
  const { move, undo, moved, forget, isMoving, failure, forgetFailure } = useReschedule();
  const drag = useScheduleDrag({ today, shown: { first, last }, move, isMoving, onFinish: forgetFailure });
  const items = data?.items.filter(({ day }) => day >= first && day <= last) ?? [];
  const problem = drag.refusal || (failure && errorMessage(failure));
  return (
    <>
      <PageHeader title={translate('schedule.title')} />
      <MonthSelect month={month} today={today} onChange={setMonth} />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {problem && <Notice severity="warning" title={problem} />}
        {error && <Notice title={translate('schedule.loadFailed')} text={error.message} onRetry={refetch} />}
        {!data && !error && <SkeletonRows rowCount={6} columnCount={4} />}
        {data && !isFormer && items.length === 0 && <EmptyPanel text={translate('schedule.empty')} />}
        {data && (isWide ? <MonthTable {...{ month, items, drag }} /> : <DayList items={items} />)}
        {data && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {isWide && items.length > 0 && `${translate('schedule.help')} `}
            {clockOf(data.timeZone, data.now)}
          </Typography>
        )}
      </Box>
      <div role="status" style={visuallyHidden}>
        {drag.announcement}
      </div>
      {moved && <MovedNotice key={movedKey(moved)} {...{ moved, undo, forget }} />}
    </>
  );
};

interface MonthSelectProps {
  month: string;
  today: string;
  onChange: (month: string) => void;
}

const MonthSelect = ({ month, today, onChange }: MonthSelectProps) => {
  const translate = useTranslate();
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, marginBottom: 2 }}>
      <IconButton aria-label={translate('schedule.previous')} onClick={() => onChange(monthAfter(month, -1))}>
        <PreviousIcon />
      </IconButton>
      <Typography
        component="h2"
        variant="h2"
        aria-live="polite"
        sx={{ minWidth: { sm: 170 }, textAlign: 'center' }}
      >
        {monthInWords(month)}
      </Typography>
      <IconButton aria-label={translate('schedule.next')} onClick={() => onChange(monthAfter(month, 1))}>
        <NextIcon />
      </IconButton>
      <Button variant="outlined" size="small" onClick={() => onChange(monthOf(today))}>
        {translate('schedule.today')}
      </Button>
    </Box>
  );
};

/** The same on a phone: day after day, without those on which nothing happens. */
const DayList = ({ items }: { items: readonly Schedule[] }) => (
  <Box sx={{ display: 'grid', gap: 2 }}>
    {[...new Set(items.map(({ day }) => day))].sort().map((day) => (
      <Paper
        key={day}
        component="section"
        variant="outlined"
        aria-label={dayInWords(day)}
        sx={{ padding: 1.5 }}
      >
        <Typography component="h3" variant="h3" sx={{ marginBottom: 1 }}>
          {dayInWords(day)}
        </Typography>
        <Box component="ul" sx={{ ...scheduleListSx, gap: 1 }}>
          {items
            .filter((each) => each.day === day)
            .map((schedule) => (
              <ScheduleCard key={schedule.id} schedule={schedule} />
            ))}
        </Box>
      </Paper>
    ))}
  </Box>
);

/** Long enough to notice a slip; the pointer and the focus hold it. */
const OFFERED_MS = 15_000;

/** Beside the choice of the month, which keeps its 380 pixels however wide the menu is, and above the days. */
const besideMonthSx = (theme: Theme) => ({
  '#notices > &.MuiSnackbar-root:not(.floating ~ *)': {
    [theme.breakpoints.up('md')]: {
      position: 'sticky',
      inset: 'auto',
      top: 'calc(var(--top-bar-height, 0px) + 26px)',
      transform: 'none',
      alignItems: 'flex-start',
      justifyContent: 'flex-end',
      height: 0,
      '& > *': { maxWidth: 'calc(100% - 380px)' },
    },
    [theme.breakpoints.between('md', 'lg')]: { '& > *': { flexWrap: 'wrap' } },
  },
});

/** Each move is offered to be undone for its own time. */
const movedKey = ({ schedule: { id, day, time } }: Moved) => `${id} ${day} ${time}`;

interface MovedNoticeProps {
  moved: Moved;
  undo: (moved: Moved) => void;
  forget: () => void;
}

/** Says where something was moved to, and offers to put it back. */
const MovedNotice = ({ moved, undo, forget }: MovedNoticeProps) => {
  const translate = useTranslate();
  const { whenOf } = useScheduleTexts();
  const { schedule } = moved;
  return (
    <FloatingNotice
      severity="info"
      hidesAfterMs={OFFERED_MS}
      hideLabel={translate('schedule.close')}
      onHide={forget}
      sx={besideMonthSx}
      action={<Button onClick={() => undo(moved)}>{translate('schedule.undo')}</Button>}
    >
      {translate('schedule.moved', {
        title: schedule.title || translate('list.noTitle'),
        when: whenOf(schedule),
      })}
    </FloatingNotice>
  );
};
