import { useTranslate } from 'ra-core';
import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Schedule } from '../../dataProvider/scheduleCalls.ts';
import { dayInWords } from '../../dates.ts';
import { daysAfter } from './days.ts';

const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

interface CarryingOptions {
  today: string;
  /** The first and the last day that are shown. */
  shown: { first: string; last: string };
  move: (schedule: Schedule, day: string) => void;
  /** Another one is on its way. */
  isMoving: boolean;
  /** What came of the last one is told no more. */
  onSettle: () => void;
}

/**
 * Takes a schedule to another day: dragged by the mouse; or picked up by a click or a key, and put down by a click on a day, or
 * where the arrows have brought it.
 */
export const useCarrying = ({ today, shown, move, isMoving, onSettle }: CarryingOptions) => {
  const translate = useTranslate();
  const [carried, setCarried] = useState<Schedule>();
  const [isDragged, setIsDragged] = useState(false);
  const [over, setOver] = useState('');
  /** For screen readers; what was refused is seen, too. */
  const [said, say] = useState('');
  const [refusal, setRefusal] = useState('');
  /** Whose handle takes the focus when it stands in its new place. */
  const wanted = useRef<number>(undefined);

  const put = (schedule?: Schedule, day = '', words = '') => {
    setCarried(schedule);
    setOver(day);
    setIsDragged(false);
    say(words);
  };
  const tell = (key: string, day: string) => translate(`schedule.${key}`, { day: dayInWords(day) });

  /** Something came of what was carried. Only then does the former refusal go: the days below it must not move under the pointer. */
  const settle = (words = '') => {
    if (!isMoving) onSettle();
    setRefusal(words);
  };

  const pickUp = (schedule: Schedule) => {
    wanted.current = undefined;
    const { day } = schedule;
    const title = schedule.title || translate('list.noTitle');
    put(schedule, day, translate('schedule.carried', { title, day: dayInWords(day) }));
  };

  const cancel = () => {
    settle();
    put(undefined, '', translate('schedule.cancelled'));
  };

  // wherever the focus is: on a day, or on nothing once the month was turned
  const handleEscape = useEffectEvent(cancel);
  const isCarried = carried !== undefined && !isDragged;
  useEffect(() => {
    if (!isCarried) return;
    const handle = ({ key, defaultPrevented }: globalThis.KeyboardEvent) =>
      key === 'Escape' && !defaultPrevented && handleEscape();
    document.addEventListener('keydown', handle);
    return () => document.removeEventListener('keydown', handle);
  }, [isCarried]);

  const goTo = (schedule: Schedule, day: string) => {
    if (day < shown.first || day > shown.last) say(translate('schedule.edge'));
    else put(schedule, day, tell(day < today ? 'overPast' : 'over', day));
  };

  const dropOn = (day: string) => {
    if (!carried) return;
    if (day === carried.day) return cancel();
    if (isMoving) {
      put();
      return settle(translate('schedule.busy'));
    }
    put(day < today && !isDragged ? carried : undefined, day < today && !isDragged ? day : '');
    if (day < today) return settle(tell('past', day));
    settle();
    wanted.current = carried.id;
    move(carried, day);
  };

  const handleKey = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (!carried || step === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    goTo(carried, daysAfter(over, step));
  };

  return {
    carried,
    isDragged,
    over,
    said,
    refusal,
    wanted,
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

export type Carrying = ReturnType<typeof useCarrying>;
