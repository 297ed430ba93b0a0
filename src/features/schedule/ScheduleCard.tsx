import MoveIcon from '@mui/icons-material/OpenWithOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { LinkBase, useCreatePath, useTranslate } from 'ra-core';
import { type DragEvent, useCallback } from 'react';
import type { Schedule } from '../../dataProvider/scheduleCalls.ts';
import { StateLine } from './StateLine.tsx';
import type { Carrying } from './useCarrying.ts';
import { useWords } from './useWords.ts';

interface ScheduleCardProps {
  schedule: Schedule;
  /** Where it can be taken to another day. */
  carrying?: Carrying;
}

const COLOURS = {
  waiting: 'primary.main',
  done: 'success.main',
  stopped: 'error.main',
  failed: 'error.main',
  withdrawn: 'divider',
};

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
export const ScheduleCard = ({ schedule, carrying }: ScheduleCardProps) => {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const { kind, recordId, title, time, act, state } = schedule;
  const isMovable = carrying !== undefined && state === 'waiting';
  const startDrag = (event: DragEvent) => {
    event.dataTransfer.setData('text/plain', title);
    event.dataTransfer.effectAllowed = 'move';
    // a page that changes while a drag starts ends it again
    setTimeout(() => carrying?.startDrag(schedule));
  };
  return (
    <Box
      component="li"
      draggable={isMovable || undefined}
      onDragStart={isMovable ? startDrag : undefined}
      onDragEnd={isMovable ? carrying.endDrag : undefined}
      sx={{
        position: 'relative',
        padding: 0.75,
        paddingInlineStart: 1,
        borderInlineStart: '3px solid',
        borderColor: COLOURS[state],
        borderRadius: 0.5,
        backgroundColor: 'action.hover',
        cursor: isMovable ? 'grab' : undefined,
        outline: carrying?.carried?.id === schedule.id ? '2px dashed' : undefined,
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
        {isMovable && <Handle schedule={schedule} carrying={carrying} />}
      </Box>
      <LinkBase to={createPath({ resource: kind, type: 'edit', id: recordId })} draggable={false}>
        {title || translate('list.noTitle')}
      </LinkBase>
      <Box sx={{ color: 'text.secondary' }}>{translate(`resources.${kind}.name`)}</Box>
      <StateLine schedule={schedule} />
    </Box>
  );
};

const Handle = ({ schedule, carrying }: Required<ScheduleCardProps>) => {
  const translate = useTranslate();
  const { whenOf } = useWords();
  const { wanted, carried, over, pickUp, dropOn, handleKey } = carrying;
  const { id, act } = schedule;
  const title = schedule.title || translate('list.noTitle');
  const isCarried = carried?.id === id;
  const takeFocus = useCallback(
    (button: HTMLButtonElement | null) => {
      if (!button || wanted.current !== id) return;
      wanted.current = undefined;
      button.focus();
    },
    [id, wanted],
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
