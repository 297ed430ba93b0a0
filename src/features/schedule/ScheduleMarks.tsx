import { Chip } from '@mui/material';
import { createContext, type PropsWithChildren, useContext } from 'react';
import { useRecordContext, useResourceContext } from 'react-admin';
import { type Schedule, scheduleCalls } from '../../dataProvider/scheduleCalls.ts';
import { useScheduleQuery } from './schedules.ts';
import { useScheduleTexts } from './useScheduleTexts.ts';

const NONE: readonly Schedule[] = [];
const Marks = createContext(NONE);

/** Loads the schedules of a whole list at once. */
export const ScheduleMarks = ({ children }: PropsWithChildren) => {
  const { data = NONE } = useScheduleQuery(scheduleCalls.marks(useResourceContext() ?? ''));
  return <Marks value={data}>{children}</Marks>;
};

const colourOf = ({ act, state }: Schedule) => {
  if (state === 'stopped') return 'error';
  return act === 'publish' && state === 'waiting' ? 'info' : 'default';
};

/** In a row of a list: what is scheduled for the item, else that it was taken down. */
export const ScheduleMark = () => {
  const { chipLabel, describe } = useScheduleTexts();
  const id = Number(useRecordContext()?.id);
  const schedules = useContext(Marks).filter(({ recordId }) => recordId === id);
  const coming = schedules.filter(({ state }) => state !== 'done');
  const shown = coming.length > 0 ? coming : schedules.slice(-1);
  return shown.map((schedule) => (
    <Chip
      key={schedule.id}
      size="small"
      variant="outlined"
      color={colourOf(schedule)}
      label={chipLabel(schedule)}
      title={describe(schedule)}
      sx={{ display: 'inline-flex', alignSelf: 'flex-start', marginTop: 0.25, marginInlineEnd: 0.5 }}
    />
  ));
};
