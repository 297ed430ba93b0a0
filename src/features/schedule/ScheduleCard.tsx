import DoneIcon from '@mui/icons-material/CheckCircleOutlined';
import StoppedIcon from '@mui/icons-material/ErrorOutlineOutlined';
import MoveIcon from '@mui/icons-material/OpenWithOutlined';
import { Box, IconButton } from '@mui/material';
import type { ComponentProps } from 'react';
import { LinkBase, useCreatePath, useTranslate } from 'react-admin';
import { passFocusToScreen } from '../../components/passFocus.ts';
import type { Schedule } from '../../dataProvider/scheduleCalls.ts';
import { useScheduleTexts } from './useScheduleTexts.ts';

const COLOURS = {
  waiting: 'primary.main',
  done: 'success.main',
  stopped: 'error.main',
  failed: 'error.main',
  withdrawn: 'divider',
};

export const scheduleListSx = { listStyle: 'none', padding: 0, margin: 0, display: 'grid' };

const titleSx = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  overflow: 'hidden',
  minHeight: 24,
  color: 'primary.main',
  overflowWrap: 'anywhere',
} as const;

interface ScheduleCardProps extends Pick<ComponentProps<'li'>, 'draggable' | 'onDragStart' | 'onDragEnd'> {
  schedule: Schedule;
  /** Opens the choice of another day. */
  onMove: (schedule: Schedule) => void;
}

/** A schedule with a link to the form of its item. */
export const ScheduleCard = ({ schedule, onMove, draggable, ...dragProps }: ScheduleCardProps) => {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const { nameOf, describeShort, summaryOf } = useScheduleTexts();
  const { kind, recordId, time, act, state } = schedule;
  const isDone = state === 'done';
  const Icon = isDone ? DoneIcon : StoppedIcon;
  return (
    <Box
      component="li"
      ref={passFocusToScreen}
      draggable={draggable}
      {...dragProps}
      sx={{
        padding: 0.75,
        paddingInlineStart: 1,
        borderInlineStart: '3px solid',
        borderColor: COLOURS[state],
        borderRadius: 0.5,
        backgroundColor: 'action.hover',
        cursor: draggable ? 'grab' : undefined,
        fontSize: 13,
        lineHeight: 1.4,
        '& > a': titleSx,
      }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 0.5, minHeight: 24 }}>
        <b className="tabular" style={{ whiteSpace: 'nowrap' }}>
          {time}
        </b>
        <Box component="span" sx={{ flex: 1, whiteSpace: 'nowrap', color: 'text.secondary' }}>
          {translate(`schedule.${act}.short`)}
        </Box>
        {state === 'waiting' && (
          <IconButton
            size="small"
            aria-label={translate('schedule.carry', { what: summaryOf(schedule) })}
            onClick={() => onMove(schedule)}
            sx={{ padding: 0.5, '& svg': { fontSize: 16 } }}
          >
            <MoveIcon />
          </IconButton>
        )}
      </Box>
      <LinkBase to={createPath({ resource: kind, type: 'edit', id: recordId })} draggable={false}>
        {nameOf(schedule)}
      </LinkBase>
      <Box sx={{ color: 'text.secondary' }}>{translate(`resources.${kind}.name`)}</Box>
      {state !== 'waiting' && (
        <Box sx={{ display: 'flex', gap: 0.5, color: isDone ? 'success.main' : 'error.main' }}>
          <Icon style={{ fontSize: 16, marginTop: 1 }} />
          <span>{describeShort(schedule)}</span>
        </Box>
      )}
    </Box>
  );
};
