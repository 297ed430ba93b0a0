import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Schedule } from '../../dataProvider/scheduleCalls.ts';
import { dayInWords } from '../../dates.ts';
import { daysAfter } from './days.ts';

const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

interface ScheduleDragOptions {
  today: string;
  /** The first and the last day that are shown. */
  shown: { first: string; last: string };
  move: (schedule: Schedule, day: string) => void;
  /** Another move is being saved. */
  isMoving: boolean;
  /** A new attempt ended: the failure of the former one is not shown any more. */
  onFinish: () => void;
}

/**
 * Takes a schedule to another day: dragged by the mouse; or picked up by a click or a key, and put down by a click on a day, or
 * where the arrows have brought it.
 */
export const useScheduleDrag = ({ today, shown, move, isMoving, onFinish }: ScheduleDragOptions) => {
  const translate = useTranslate();
  const [dragged, setCarried] = useState<Schedule>();
  const [isDragged, setIsDragged] = useState(false);
  const [over, setOver] = useState('');
  /** For screen readers. */
  const [announcement, announce] = useState('');
  const [refusal, setRefusal] = useState('');
  /** The schedule whose handle takes the focus in its new place. */
  const focusAfterMove = useRef<number>(undefined);

  const put = (schedule?: Schedule, day = '', words = '') => {
    setCarried(schedule);
    setOver(day);
    setIsDragged(false);
    announce(words);
  };
  const tell = (key: string, day: string) => translate(`schedule.${key}`, { day: dayInWords(day) });

  /** The former refusal is removed only now, because the days below it must not move under the pointer. */
  const finish = (words = '') => {
    if (!isMoving) onFinish();
    setRefusal(words);
  };

  const pickUp = (schedule: Schedule) => {
    focusAfterMove.current = undefined;
    const { day } = schedule;
    const title = schedule.title || translate('list.noTitle');
    put(schedule, day, translate('schedule.carried', { title, day: dayInWords(day) }));
  };

  const cancel = () => {
    finish();
    put(undefined, '', translate('schedule.cancelled'));
  };

  // the focus may be anywhere, also on body after a change of the month
  const handleEscape = useEffectEvent(cancel);
  const isCarried = dragged !== undefined && !isDragged;
  useEffect(() => {
    if (!isCarried) return;
    const handle = ({ key, defaultPrevented }: globalThis.KeyboardEvent) =>
      key === 'Escape' && !defaultPrevented && handleEscape();
    document.addEventListener('keydown', handle);
    return () => document.removeEventListener('keydown', handle);
  }, [isCarried]);

  const goTo = (schedule: Schedule, day: string) => {
    if (day < shown.first || day > shown.last) announce(translate('schedule.edge'));
    else put(schedule, day, tell(day < today ? 'overPast' : 'over', day));
  };

  const dropOn = (day: string) => {
    if (!dragged) return;
    if (day === dragged.day) return cancel();
    if (isMoving) {
      put();
      return finish(translate('schedule.busy'));
    }
    put(day < today && !isDragged ? dragged : undefined, day < today && !isDragged ? day : '');
    if (day < today) return finish(tell('past', day));
    finish();
    focusAfterMove.current = dragged.id;
    move(dragged, day);
  };

  const handleKey = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (!dragged || step === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    goTo(dragged, daysAfter(over, step));
  };

  return {
    dragged,
    isDragged,
    over,
    announcement,
    refusal,
    focusAfterMove,
    pickUp,
    startDrag: (schedule: Schedule) => {
      pickUp(schedule);
      setIsDragged(true);
    },
    /** The mouse is over a day with what it drags. */
    dragOver: (day: string) => setOver(day),
    /** It was let go, on a day or beside all of them. */
    endDrag: () => isDragged && cancel(),
    dropOn,
    handleKey,
    today,
  };
};

export type ScheduleDrag = ReturnType<typeof useScheduleDrag>;
