import { Box, Paper } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import { type DragEvent, useState } from 'react';
import type { Schedule } from '../../dataProvider/scheduleCalls.ts';
import { dayInWords } from '../../dates.ts';
import { monthInWords, monthOf, weekdayName, weekdayShort, weeksOf } from './days.ts';
import { ScheduleCard, scheduleListSx } from './ScheduleCard.tsx';

/** Seven equal columns; each day is as high as its content. */
const monthTableSx = {
  overflow: 'hidden',
  '& table': { width: '100%', borderCollapse: 'collapse', tableLayout: 'fixed' },
  '& th': { padding: 1, fontSize: 13, fontWeight: 600, textAlign: 'start', color: 'text.secondary' },
  '& td': { height: 108, padding: 0.75, verticalAlign: 'top', border: '1px solid', borderColor: 'divider' },
  '& tr > td:first-of-type': { borderInlineStart: 0 },
  '& tr > td:last-of-type': { borderInlineEnd: 0 },
  '& tr:last-of-type > td': { borderBottom: 0 },
  '& .day': {
    display: 'inline-block',
    minWidth: 26,
    marginBottom: 0.5,
    paddingInline: 0.5,
    fontSize: 13.5,
    lineHeight: '24px',
    textAlign: 'center',
    fontVariantNumeric: 'tabular-nums',
  },
  '& .is-past': { backgroundColor: 'background.default' },
  '& .is-aside .day, & .is-past .day': { color: 'text.secondary' },
  '& .is-today .day': {
    borderRadius: 1,
    fontWeight: 650,
    color: 'primary.contrastText',
    backgroundColor: 'primary.main',
  },
  '& .is-over': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: '-2px' },
  '& .is-over.is-past': { outlineStyle: 'dashed', outlineColor: 'error.main' },
} as const;

interface MonthTableProps {
  month: string;
  today: string;
  items: readonly Schedule[];
  /** Another move is being saved. */
  isMoving: boolean;
  onDrop: (schedule: Schedule, day: string) => void;
  onMove: (schedule: Schedule) => void;
}

/** A month as a table of weeks with the schedules of each day, which can be dragged to another day. */
export const MonthTable = ({ month, today, items, isMoving, onDrop, onMove }: MonthTableProps) => {
  const [dragged, setDragged] = useState<Schedule>();
  const [over, setOver] = useState('');
  const weeks = weeksOf(month);
  const handleDragEnd = () => {
    setDragged(undefined);
    setOver('');
  };
  const classesOf = (day: string) =>
    [
      monthOf(day) !== month && 'is-aside',
      day < today && 'is-past',
      day === today && 'is-today',
      day === over && 'is-over',
    ]
      .filter(Boolean)
      .join(' ');
  const dayProps = (day: string) => ({
    className: classesOf(day),
    'aria-current': day === today ? ('date' as const) : undefined,
    onDragOver: (event: DragEvent) => {
      if (!dragged) return;
      event.preventDefault();
      setOver(day);
    },
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      if (dragged && day !== dragged.day) onDrop(dragged, day);
    },
  });
  const dragProps = (schedule: Schedule) =>
    schedule.state === 'waiting' && {
      draggable: !isMoving,
      onDragStart: ({ dataTransfer }: DragEvent) => {
        dataTransfer.setData('text/plain', schedule.title);
        dataTransfer.effectAllowed = 'move';
        setDragged(schedule);
      },
      onDragEnd: handleDragEnd,
    };
  return (
    <Paper variant="outlined" sx={monthTableSx}>
      <table aria-label={monthInWords(month)}>
        <thead>
          <tr>
            {weeks[0]?.map((day) => (
              <th key={day} scope="col" abbr={weekdayName(day)}>
                {weekdayShort(day)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((day) => (
                <td key={day} {...dayProps(day)}>
                  <time dateTime={day} className="day">
                    <span aria-hidden>{Number(day.slice(8))}</span>
                    <span style={visuallyHidden}>{dayInWords(day)}</span>
                  </time>
                  <Box component="ul" sx={{ ...scheduleListSx, gap: 0.5, '&:empty': { display: 'none' } }}>
                    {items
                      .filter((each) => each.day === day)
                      .map((schedule) => (
                        <ScheduleCard key={schedule.id} {...{ schedule, onMove }} {...dragProps(schedule)} />
                      ))}
                  </Box>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Paper>
  );
};
