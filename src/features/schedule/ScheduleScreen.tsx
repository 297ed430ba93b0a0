import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { visuallyHidden } from '@mui/utils';
import { useStore, useTranslate } from 'ra-core';
import { useState } from 'react';
import { EmptyPanel } from '../../components/EmptyPanel.tsx';
import { Notice } from '../../components/Notice.tsx';
import { PageHeader } from '../../components/PageHeader.tsx';
import { SkeletonRows } from '../../components/SkeletonRows.tsx';
import { useReadOf } from '../../components/useRead.ts';
import { errorMessage } from '../../dataProvider/errorMessage.ts';
import { scheduleCalls } from '../../dataProvider/scheduleCalls.ts';
import { today as viewersToday } from '../../dates.ts';
import { DayList } from './DayList.tsx';
import { monthOf, SHOWN_MONTH, weeksOf } from './days.ts';
import { MonthChoice } from './MonthChoice.tsx';
import { MonthTable } from './MonthTable.tsx';
import { MovedNotice } from './MovedNotice.tsx';
import { useCarrying } from './useCarrying.ts';
import { useMoving } from './useMoving.ts';
import { SCHEDULE } from './useSchedules.ts';
import { useWords } from './useWords.ts';

/** A month of what is published and taken down by itself. */
export const ScheduleScreen = () => {
  const translate = useTranslate();
  const { whenOf } = useWords();
  const isWide = useMediaQuery((theme) => theme.breakpoints.up('md'));
  // until the depository has told its day, the viewer's
  const [today, setToday] = useState(viewersToday);
  const [month = monthOf(today), setMonth] = useStore<string>(SHOWN_MONTH);
  const days = weeksOf(month).flat();
  const [first = month, last = month] = [days[0], days.at(-1)];
  const { data, error, refetch, isFormer } = useReadOf(SCHEDULE, scheduleCalls.between(first, last), {
    keepsFormer: true,
  });
  if (data && data.now.day !== today) setToday(data.now.day);
  const { move, undo, moved, forget, isMoving, failure, forgetFailure } = useMoving();
  const carrying = useCarrying({ today, shown: { first, last }, move, isMoving, onSettle: forgetFailure });
  const items = data?.items.filter(({ day }) => day >= first && day <= last) ?? [];
  const problem = carrying.refusal || (failure && errorMessage(failure));
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
        {data && !isFormer && items.length === 0 && <EmptyPanel text={translate('schedule.empty')} />}
        {data && (isWide ? <MonthTable {...{ month, items, carrying }} /> : <DayList items={items} />)}
        {data && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {isWide && items.length > 0 && `${translate('schedule.help')} `}
            {translate('schedule.clock', { zone: data.timeZone, when: whenOf(data.now) })}
          </Typography>
        )}
      </Box>
      <div role="status" style={visuallyHidden}>
        {carrying.said}
      </div>
      {moved && <MovedNotice {...{ moved, undo, forget }} />}
    </>
  );
};
