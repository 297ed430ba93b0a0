import PreviousIcon from '@mui/icons-material/ChevronLeft';
import NextIcon from '@mui/icons-material/ChevronRight';
import { Box, Button, IconButton, Link, Paper, Typography, useMediaQuery } from '@mui/material';
import { useRef, useState } from 'react';
import { LinkBase, useCreatePath, useStore, useTranslate } from 'react-admin';
import { useAct } from '../../components/act/useAct.ts';
import { useDepository } from '../../components/act/useDepository.ts';
import { EmptyPanel } from '../../components/EmptyPanel.tsx';
import { FormDialog } from '../../components/FormDialog.tsx';
import { DateInput } from '../../components/form/inputs.tsx';
import { Notice } from '../../components/Notice.tsx';
import { PageHeader } from '../../components/PageHeader.tsx';
import { SkeletonRows } from '../../components/SkeletonRows.tsx';
import { errorMessage, isConflict } from '../../dataProvider/http.ts';
import { type Schedule, scheduleCalls } from '../../dataProvider/scheduleCalls.ts';
import { mayBeStored } from '../../dataProvider/unanswered.ts';
import { dayInWords, today as viewersToday } from '../../dates.ts';
import { monthAfter, monthInWords, monthOf, SHOWN_MONTH, weeksOf } from './days.ts';
import { MonthTable } from './MonthTable.tsx';
import { ScheduleCard, scheduleListSx } from './ScheduleCard.tsx';
import { useReschedule, useScheduleQuery } from './schedules.tsx';
import { useScheduleTexts } from './useScheduleTexts.ts';

/** The publications and removals scheduled for a month. */
export const ScheduleScreen = () => {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const { clockOf, summaryOf } = useScheduleTexts();
  const isWide = useMediaQuery((theme) => theme.breakpoints.up('md'));
  // the viewer's day until the depository has sent its own
  const [today, setToday] = useState(viewersToday);
  const [month = monthOf(today), setMonth] = useStore<string>(SHOWN_MONTH);
  const days = weeksOf(month).flat();
  const [first = month, last = month] = [days[0], days.at(-1)];
  const { data, error, refetch, isPlaceholderData } = useScheduleQuery(scheduleCalls.between(first, last));
  if (data && data.now.day !== today) setToday(data.now.day);
  const { ask } = useDepository();
  const reschedule = useReschedule();
  const dropping = useAct<[Schedule, string]>({
    run: ([schedule, day]) => reschedule(schedule, day),
    name: translate('schedule.moveTo'),
  });
  const [refusal, setRefusal] = useState('');
  const [moving, setMoving] = useState<Schedule>();
  const hasFailed = useRef(false);
  const pickUp = (schedule?: Schedule) => {
    hasFailed.current = false;
    setMoving(schedule);
  };
  const items = data?.items.filter(({ day }) => day >= first && day <= last) ?? [];
  const refusalOf = (day: string) =>
    day < today ? translate('schedule.past', { day: dayInWords(day) }) : undefined;
  const handleDrop = (schedule: Schedule, day: string) => {
    const refused = refusalOf(day);
    setRefusal(refused ?? '');
    dropping.forgetError();
    if (!refused) dropping.act([schedule, day]);
  };
  /** After a refusal, which tells what somebody else has set meanwhile, the next attempt goes by that. */
  const moveTo = async (schedule: Schedule, day: string) => {
    // a failed move may be stored, and is taken back then
    if (day === schedule.day && !hasFailed.current) return;
    try {
      await reschedule(schedule, day);
    } catch (error) {
      hasFailed.current ||= mayBeStored(error);
      if (isConflict(error)) {
        const now = await ask(scheduleCalls.ofItem(schedule.kind, schedule.recordId)).catch(console.error);
        setMoving(now?.items.find(({ id }) => id === schedule.id) ?? schedule);
      }
      throw error;
    }
  };
  const problem = refusal || (dropping.error && errorMessage(dropping.error));
  return (
    <>
      <PageHeader title={translate('schedule.title')} />
      <MonthSelect month={month} today={today} onChange={setMonth} />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {problem && <Notice severity="warning" title={problem} />}
        {error && <Notice title={translate('schedule.loadFailed')} text={error.message} onRetry={refetch} />}
        {!data && !error && <SkeletonRows rowCount={6} />}
        {data && !isPlaceholderData && items.length === 0 && (
          <EmptyPanel text={translate('schedule.empty')} />
        )}
        {data && !isWide && <DayList items={items} onMove={pickUp} />}
        {data && isWide && (
          <MonthTable
            {...{ month, today, items }}
            isMoving={dropping.isActing}
            onDrop={handleDrop}
            onMove={pickUp}
          />
        )}
        {data && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {isWide && items.length > 0 && `${translate('schedule.help')} `}
            {clockOf(data.timeZone, data.now)}
          </Typography>
        )}
      </Box>
      {moving && (
        <FormDialog
          title={translate('schedule.moveTo')}
          subtitle={summaryOf(moving)}
          submitLabel={translate('schedule.move')}
          record={{ day: moving.day }}
          onSubmit={async ({ day }) => {
            await moveTo(moving, day);
            setMoving(undefined);
          }}
          onClose={() => setMoving(undefined)}
        >
          <DateInput
            source="day"
            label="schedule.day"
            validate={(day) => (day ? refusalOf(day) : 'schedule.missing.day')}
          />
          <Link
            component={LinkBase}
            to={createPath({ resource: moving.kind, type: 'edit', id: moving.recordId })}
            state={{ tool: 'schedule' }}
          >
            {translate('schedule.toPanel')}
          </Link>
        </FormDialog>
      )}
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

interface DayListProps {
  items: readonly Schedule[];
  onMove: (schedule: Schedule) => void;
}

/** The month on a phone: the days on which something happens. */
const DayList = ({ items, onMove }: DayListProps) => (
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
              <ScheduleCard key={schedule.id} schedule={schedule} onMove={onMove} />
            ))}
        </Box>
      </Paper>
    ))}
  </Box>
);
