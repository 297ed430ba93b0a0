import './texts.ts';
import Chip from '@mui/material/Chip';
import { useRecordContext, useResourceContext } from 'ra-core';
import { useReadOf } from '../components/useRead.ts';
import { type Schedule, scheduleCalls } from '../dataProvider/scheduleCalls.ts';
import { SCHEDULE } from './useSchedules.ts';
import { useWords } from './useWords.ts';

const colourOf = ({ act, state }: Schedule) => {
  if (state === 'stopped') return 'error';
  return act === 'publish' && state === 'waiting' ? 'info' : 'default';
};

/** Says in a row of a list what is going to happen to its item by itself. All rows share one answer. */
export const ScheduleChip = () => {
  const resource = useResourceContext() ?? '';
  const record = useRecordContext();
  const { markOf, sentenceOf } = useWords();
  const { data } = useReadOf(SCHEDULE, scheduleCalls.marks(resource));
  const own = data?.filter(({ recordId }) => recordId === Number(record?.id)) ?? [];
  // taken down long ago, and to be published again: what is to come is what counts
  const isToCome = own.some(({ state }) => state !== 'done');
  const last = own.filter(({ state }) => (state === 'done') !== isToCome).slice(isToCome ? 0 : -1);
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
