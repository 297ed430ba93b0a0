import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { visuallyHidden } from '@mui/utils';
import { useState } from 'react';
import { useStore, useTranslate } from 'react-admin';
import { EmptyPanel } from '../../components/EmptyPanel.tsx';
import { Notice } from '../../components/Notice.tsx';
import { PageHeader } from '../../components/PageHeader.tsx';
import { SkeletonRows } from '../../components/SkeletonRows.tsx';
import { errorMessage } from '../../dataProvider/errorMessage.ts';
import { scheduleCalls } from '../../dataProvider/scheduleCalls.ts';
import { today as viewersToday } from '../../dates.ts';
import { DayList } from './DayList.tsx';
import { monthOf, SHOWN_MONTH, weeksOf } from './days.ts';
import { MonthChoice } from './MonthChoice.tsx';
import { MonthTable } from './MonthTable.tsx';
import { MovedNotice } from './MovedNotice.tsx';
import { useReschedule } from './useReschedule.ts';
import { useScheduleDrag } from './useScheduleDrag.ts';
import { useScheduleQuery } from './useSchedules.ts';
import { useScheduleTexts } from './useScheduleTexts.ts';

/** What is published and taken down by schedule in a month. */
export const ScheduleScreen = () => {
  const translate = useTranslate();
  const { whenOf } = useScheduleTexts();
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
      <MonthChoice month={month} today={today} onChange={setMonth} />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {problem && <Notice severity="warning" title={problem} />}
        {error && (
          <Notice
            title={translate('schedule.loadFailed')}
            text={error.message}
            action={{ label: translate('list.retry'), onClick: () => void refetch() }}
          />
        )}
        {!data && !error && <SkeletonRows rowCount={6} columnCount={4} />}
        {data && !isPlaceholderData && items.length === 0 && (
          <EmptyPanel text={translate('schedule.empty')} />
        )}
        {data && (isWide ? <MonthTable {...{ month, items, drag }} /> : <DayList items={items} />)}
        {data && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {isWide && items.length > 0 && `${translate('schedule.help')} `}
            {translate('schedule.clock', { zone: data.timeZone, when: whenOf(data.now) })}
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
