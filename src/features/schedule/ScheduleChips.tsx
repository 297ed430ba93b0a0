import './texts.ts';
import Chip from '@mui/material/Chip';
import type { Schedule } from '../../dataProvider/scheduleCalls.ts';
import { useWords } from './useWords.ts';

const colourOf = ({ act, state }: Schedule) => {
  if (state === 'stopped') return 'error';
  return act === 'publish' && state === 'waiting' ? 'info' : 'default';
};

/** What is going to happen to an item by itself, or what was taken down so. */
export const ScheduleChips = ({ schedules }: { schedules: readonly Schedule[] }) => {
  const { markOf, sentenceOf } = useWords();
  // taken down long ago, and to be published again: what is to come is what counts
  const isToCome = schedules.some(({ state }) => state !== 'done');
  const last = schedules.filter(({ state }) => (state === 'done') !== isToCome).slice(isToCome ? 0 : -1);
  return last.map((schedule) => (
    <Chip
      key={schedule.id}
      size="small"
      variant="outlined"
      color={colourOf(schedule)}
      label={markOf(schedule)}
      title={sentenceOf(schedule)}
      sx={{ display: 'inline-flex', alignSelf: 'flex-start', marginTop: 0.25, marginInlineEnd: 0.5 }}
    />
  ));
};
