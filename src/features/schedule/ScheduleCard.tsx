import DoneIcon from '@mui/icons-material/CheckCircleOutlined';
import StoppedIcon from '@mui/icons-material/ErrorOutlineOutlined';
import MoveIcon from '@mui/icons-material/OpenWithOutlined';
import { Box, IconButton } from '@mui/material';
import { type DragEvent, useCallback } from 'react';
import { LinkBase, useCreatePath, useTranslate } from 'react-admin';
import type { Schedule } from '../../dataProvider/scheduleCalls.ts';
import type { ScheduleDrag } from './useScheduleDrag.ts';
import { useScheduleTexts } from './useScheduleTexts.ts';

interface ScheduleCardProps {
  schedule: Schedule;
  /** Where it can be taken to another day. */
  drag?: ScheduleDrag;
}

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

/** What happens when to what, with the way to its form. */
export const ScheduleCard = ({ schedule, drag }: ScheduleCardProps) => {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const { kind, recordId, title, time, act, state } = schedule;
  const isMovable = drag !== undefined && state === 'waiting';
  const startDrag = (event: DragEvent) => {
    event.dataTransfer.setData('text/plain', title);
    event.dataTransfer.effectAllowed = 'move';
    // a page that changes while a drag starts ends it again
    setTimeout(() => drag?.startDrag(schedule));
  };
  return (
    <Box
      component="li"
      draggable={isMovable || undefined}
      onDragStart={isMovable ? startDrag : undefined}
      onDragEnd={isMovable ? drag.endDrag : undefined}
      sx={{
        position: 'relative',
        padding: 0.75,
        paddingInlineStart: 1,
        borderInlineStart: '3px solid',
        borderColor: COLOURS[state],
        borderRadius: 0.5,
        backgroundColor: 'action.hover',
        cursor: isMovable ? 'grab' : undefined,
        outline: drag?.dragged?.id === schedule.id ? '2px dashed' : undefined,
        outlineColor: 'primary.main',
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
        {isMovable && <Handle schedule={schedule} drag={drag} />}
      </Box>
      <LinkBase to={createPath({ resource: kind, type: 'edit', id: recordId })} draggable={false}>
        {title || translate('list.noTitle')}
      </LinkBase>
      <Box sx={{ color: 'text.secondary' }}>{translate(`resources.${kind}.name`)}</Box>
      <ScheduleStatus schedule={schedule} />
    </Box>
  );
};

const Handle = ({ schedule, drag }: Required<ScheduleCardProps>) => {
  const translate = useTranslate();
  const { whenOf } = useScheduleTexts();
  const { focusAfterMove, dragged, over, pickUp, dropOn, handleKey } = drag;
  const { id, act } = schedule;
  const title = schedule.title || translate('list.noTitle');
  const isCarried = dragged?.id === id;
  const takeFocus = useCallback(
    (button: HTMLButtonElement | null) => {
      if (!button || focusAfterMove.current !== id) return;
      focusAfterMove.current = undefined;
      button.focus();
    },
    [id, focusAfterMove],
  );
  const name = translate(`schedule.${act}.name`).toLowerCase();
  return (
    <IconButton
      ref={takeFocus}
      size="small"
      aria-pressed={isCarried}
      aria-label={translate('schedule.carry', { title, act: name, when: whenOf(schedule) })}
      onClick={() => (isCarried ? dropOn(over) : pickUp(schedule))}
      onKeyDown={isCarried ? handleKey : undefined}
      sx={{ padding: 0.5, '& svg': { fontSize: 16 } }}
    >
      <MoveIcon />
    </IconButton>
  );
};

/** The outcome of a schedule that does not wait any more. */
const ScheduleStatus = ({ schedule }: { schedule: Schedule }) => {
  const translate = useTranslate();
  const { describe } = useScheduleTexts();
  const { state, reason, lateMinutes } = schedule;
  if (state === 'waiting') return null;
  const isDone = state === 'done';
  const Icon = isDone ? DoneIcon : StoppedIcon;
  const isWhole = state === 'failed' || lateMinutes > 0;
  return (
    <Box
      sx={{
        display: 'flex',
        gap: 0.5,
        alignItems: 'flex-start',
        color: isDone ? 'success.main' : 'error.main',
      }}
    >
      <Icon style={{ fontSize: 16, marginTop: 1 }} />
      <span>{isWhole ? describe(schedule) : translate(`schedule.state.${state}`, { reason })}</span>
    </Box>
  );
};
