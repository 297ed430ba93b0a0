import { Box, ButtonBase, Paper } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import { useTranslate } from 'react-admin';
import { passFocusToScreen } from '../../components/passFocus.ts';
import type { Schedule } from '../../dataProvider/scheduleCalls.ts';
import { dayInWords } from '../../dates.ts';
import { monthInWords, monthOf, weekdayName, weekdayShort, weeksOf } from './days.ts';
import { ScheduleCard, scheduleListSx } from './ScheduleCard.tsx';
import type { ScheduleDrag } from './useScheduleDrag.ts';

/** How a month is laid out: seven columns of one width, each day as high as it has to be. */
const monthTableSx = {
  overflow: 'hidden',
  '& table': { width: '100%', borderCollapse: 'collapse', tableLayout: 'fixed' },
  '& th': {
    padding: 1,
    fontSize: 13,
    fontWeight: 600,
    textAlign: 'start',
    color: 'text.secondary',
    borderBottom: '1px solid',
    borderColor: 'divider',
  },
  '& td': {
    position: 'relative',
    height: 108,
    padding: 0.75,
    verticalAlign: 'top',
    border: '1px solid',
    borderColor: 'divider',
  },
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
  '& .is-refused': { outline: '2px dashed', outlineColor: 'error.main', outlineOffset: '-2px' },
  '& .target': {
    position: 'absolute',
    inset: 0,
    border: '1px dashed',
    borderColor: 'primary.main',
    '&:hover': { backgroundColor: 'action.selected' },
  },
} as const;

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
          {weeksOf(month)[0]?.map((day) => (
            <th key={day} scope="col" abbr={weekdayName(day)}>
              {weekdayShort(day)}
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
        <Box component="ul" sx={{ ...scheduleListSx, gap: 0.5 }}>
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
