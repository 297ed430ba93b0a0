import PreviousIcon from '@mui/icons-material/ChevronLeft';
import NextIcon from '@mui/icons-material/ChevronRight';
import { Box, Button, IconButton, Paper, Typography, useMediaQuery } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import { useState } from 'react';
import { useStore, useTranslate } from 'react-admin';
import { EmptyPanel } from '../../components/EmptyPanel.tsx';
import { Notice } from '../../components/Notice.tsx';
import { PageHeader } from '../../components/PageHeader.tsx';
import { SkeletonRows } from '../../components/SkeletonRows.tsx';
import { errorMessage } from '../../dataProvider/errorMessage.ts';
import { type Schedule, scheduleCalls } from '../../dataProvider/scheduleCalls.ts';
import { dayInWords, today as viewersToday } from '../../dates.ts';
import { monthAfter, monthInWords, monthOf, SHOWN_MONTH, weeksOf } from './days.ts';
import { MonthTable } from './MonthTable.tsx';
import { MovedNotice } from './MovedNotice.tsx';
import { ScheduleCard, scheduleListSx } from './ScheduleCard.tsx';
import { useReschedule, useScheduleQuery } from './schedules.ts';
import { useScheduleDrag } from './useScheduleDrag.ts';
import { useScheduleTexts } from './useScheduleTexts.ts';

/** What is published and taken down by schedule in a month. */
export const ScheduleScreen = () => {
  const translate = useTranslate();
  const { clockOf } = useScheduleTexts();
  const isWide = useMediaQuery((theme) => theme.breakpoints.up('md'));
  // until the depository has told its day, the viewer's
  const [today, setToday] = useState(viewersToday);
  const [month = monthOf(today), setMonth] = useStore<string>(SHOWN_MONTH);
  const days = weeksOf(month).flat();
  const [first = month, last = month] = [days[0], days.at(-1)];
  const { data, error, refetch, isPlaceholderData } = useScheduleQuery(scheduleCalls.between(first, last));
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
        {data && !isPlaceholderData && items.length === 0 && (
          <EmptyPanel text={translate('schedule.empty')} />
        )}
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
      {moved && <MovedNotice {...{ moved, undo, forget }} />}
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
