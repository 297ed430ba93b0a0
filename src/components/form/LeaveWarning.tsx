import { type RefObject, useContext, useEffect, useEffectEvent, useState } from 'react';
import { useBlocker } from 'react-admin';
import { itemAt } from '../../routing/followHistory.ts';
import { session } from '../../session.ts';
import { useAskBeforeClosing } from '../useAskBeforeClosing.ts';
import { type Exit, ExitQuestion } from './exit.ts';
import { LeaveQuestion } from './LeaveQuestion.tsx';

interface LeaveWarningProps {
  isDirty: boolean;
  /** A running save is waited for: what it saves needs no question, and what it fails to save gets one. */
  isSaving?: boolean;
  exit: RefObject<Exit>;
  /** Told when somebody who wants to leave begins and ceases to wait. */
  onWaiting?: (isWaiting: boolean) => void;
  text?: string;
}

/** Asks before unsaved work is left behind; never once leaving is free, and never when the session has ended. */
export const LeaveWarning = ({
  isDirty,
  isSaving = false,
  exit,
  onWaiting,
  text = 'form.leaveText',
}: LeaveWarningProps) => {
  const question = useContext(ExitQuestion);
  const [answer, setAnswer] = useState<(mayLeave: boolean) => void>();
  const isHeldBack = () => (isDirty || isSaving) && !exit.current.isFree && session.token() !== null;
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isHeldBack() &&
      (currentLocation.pathname !== nextLocation.pathname ||
        // all forms of a kind share their address
        itemAt(currentLocation)?.id !== itemAt(nextLocation)?.id),
  );
  const isAsked = blocker.state === 'blocked' || answer !== undefined;

  const settle = (mayLeave: boolean) => {
    answer?.(mayLeave);
    setAnswer(undefined);
    if (blocker.state !== 'blocked') return;
    if (mayLeave) blocker.proceed?.();
    else blocker.reset?.();
  };

  useEffect(() => {
    exit.current.goOn = isAsked ? () => settle(true) : undefined;
    // a failed save of a form that nobody had changed
    if (isAsked && !isDirty && !isSaving) settle(true);
  });

  const isWaiting = isAsked && isSaving;
  useEffect(() => onWaiting?.(isWaiting), [isWaiting, onWaiting]);

  const ask = useEffectEvent(() =>
    isHeldBack() ? new Promise<boolean>((resolve) => setAnswer(() => resolve)) : Promise.resolve(true),
  );
  useEffect(() => {
    const own = () => ask();
    question.current = own;
    return () => {
      if (question.current === own) question.current = null;
    };
  }, [question]);

  useAskBeforeClosing(
    () => (isDirty || isSaving) && !exit.current.isFree,
    () => exit.current.draft?.isKept() ?? false,
  );

  return (
    <LeaveQuestion
      open={isAsked && isDirty && !isSaving && !exit.current.isFree}
      draft={exit.current.draft}
      text={text}
      onLeave={() => settle(true)}
      onStay={() => settle(false)}
    />
  );
};
