import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { Schedule } from '../../dataProvider/scheduleCalls.ts';
import { dayInWords } from '../../dates.ts';
import { ScheduleCard } from './ScheduleCard.tsx';

/** The same on a telephone: day after day, without those on which nothing happens. */
export const DayList = ({ items }: { items: readonly Schedule[] }) => {
  const days = [...new Set(items.map(({ day }) => day))].sort();
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {days.map((day) => (
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
          <Box component="ul" sx={{ listStyle: 'none', padding: 0, margin: 0, display: 'grid', gap: 1 }}>
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
};
