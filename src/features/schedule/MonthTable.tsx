import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Paper from '@mui/material/Paper';
import { visuallyHidden } from '@mui/utils';
import { useTranslate } from 'react-admin';
import { passFocusToScreen } from '../../components/passFocus.ts';
import type { Schedule } from '../../dataProvider/scheduleCalls.ts';
import { dayInWords } from '../../dates.ts';
import { monthInWords, monthOf, WEEKDAYS, weeksOf } from './days.ts';
import { monthTableSx } from './monthTableSx.ts';
import { ScheduleCard } from './ScheduleCard.tsx';
import type { ScheduleDrag } from './useScheduleDrag.ts';

interface MonthTableProps {
  month: string;
  items: readonly Schedule[];
  drag: ScheduleDrag;
}

/** A month as a table of weeks, with everything on its day. */
export const MonthTable = ({ month, items, drag }: MonthTableProps) => (
  <Paper variant="outlined" sx={monthTableSx}>
    <table aria-label={monthInWords(month)}>
      <thead>
        <tr>
          {WEEKDAYS.map(([name, short]) => (
            <th key={name} scope="col" abbr={name}>
              {short}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(month).map((week) => (
          <tr key={week[0]}>
            {week.map((day) => (
              <DayCell
                key={day}
                day={day}
                isOfMonth={monthOf(day) === month}
                items={items.filter((each) => each.day === day)}
                drag={drag}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </Paper>
);

interface DayCellProps {
  day: string;
  isOfMonth: boolean;
  items: readonly Schedule[];
  drag: ScheduleDrag;
}

const DayCell = ({ day, isOfMonth, items, drag }: DayCellProps) => {
  const translate = useTranslate();
  const { today, dragged, over, isDragged, dragOver, dropOn } = drag;
  const classes = [
    !isOfMonth && 'is-aside',
    day < today && 'is-past',
    day === today && 'is-today',
    over === day && (day < today ? 'is-refused' : 'is-over'),
  ];
  return (
    <td
      className={classes.filter(Boolean).join(' ') || undefined}
      aria-current={day === today ? 'date' : undefined}
      onDragOver={(event) => {
        if (!isDragged) return;
        event.preventDefault();
        dragOver(day);
      }}
      onDrop={(event) => {
        event.preventDefault();
        dropOn(day);
      }}
    >
      <time dateTime={day} className="day">
        <span aria-hidden>{Number(day.slice(8))}</span>
        <span style={visuallyHidden}>{dayInWords(day)}</span>
      </time>
      {items.length > 0 && (
        <Box component="ul" sx={{ listStyle: 'none', padding: 0, margin: 0, display: 'grid', gap: 0.5 }}>
          {items.map((schedule) => (
            <ScheduleCard key={schedule.id} schedule={schedule} drag={drag} />
          ))}
        </Box>
      )}
      {dragged && !isDragged && day >= today && day !== dragged.day && (
        <ButtonBase
          ref={passFocusToScreen}
          className="target"
          aria-label={translate('schedule.dropHere', { day: dayInWords(day) })}
          onClick={() => dropOn(day)}
        />
      )}
    </td>
  );
};
