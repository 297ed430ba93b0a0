import { useEffect, useEffectEvent, useState } from 'react';
import { useBlocker } from 'react-admin';
import { itemAt } from '../../routing/followHistory.ts';
import { session } from '../../session.ts';
import { useAskBeforeClosing } from '../useAskBeforeClosing.ts';
import { useEditing } from './formState.ts';
import { LeaveQuestion } from './LeaveQuestion.tsx';
import { askBeforeLeaving } from './leaving.ts';

export interface LeaveGuardProps {
  isDirty: boolean;
  /** A running save is waited for: after a success nothing is asked. */
  isSaving: boolean;
  /** Told when a navigation begins and ceases to wait for the save. */
  onWaiting: (isWaiting: boolean) => void;
  /** Says what is lost without a draft: a translation key. */
  text?: string;
}

/** Asks before unsaved input is left behind; never after a successful save, and never when the session has ended. */
export const LeaveGuard = ({ isDirty, isSaving, onWaiting, text = 'form.leaveText' }: LeaveGuardProps) => {
  const editing = useEditing();
  const [answer, setAnswer] = useState<(mayLeave: boolean) => void>();
  const wouldLose = () => (isDirty || isSaving) && !editing.isFree();
  const isHeldBack = () => wouldLose() && session.token() !== null;
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isHeldBack() &&
      (currentLocation.pathname !== nextLocation.pathname ||
        // all forms of a kind share their address
        itemAt(currentLocation)?.id !== itemAt(nextLocation)?.id),
  );
  const isBlocked = blocker.state === 'blocked' || answer !== undefined;

  const finish = (mayLeave: boolean) => {
    answer?.(mayLeave);
    setAnswer(undefined);
    if (blocker.state !== 'blocked') return;
    if (mayLeave) blocker.proceed?.();
    else blocker.reset?.();
  };

  useEffect(() => {
    editing.continueLeaving = isBlocked ? () => finish(true) : undefined;
    // the failed save of a form without changes
    if (isBlocked && !isDirty && !isSaving) finish(true);
  });

  const isWaiting = isBlocked && isSaving;
  useEffect(() => onWaiting(isWaiting), [isWaiting, onWaiting]);

  const ask = useEffectEvent(() =>
    isHeldBack() ? new Promise<boolean>((resolve) => setAnswer(() => resolve)) : Promise.resolve(true),
  );
  useEffect(() => askBeforeLeaving(() => ask()), []);

  useAskBeforeClosing(wouldLose, () => editing.draft?.isKept() ?? false);

  return (
    <LeaveQuestion
      open={isBlocked && isDirty && !isSaving && !editing.isFree()}
      draft={editing.draft}
      text={text}
      onLeave={() => finish(true)}
      onStay={() => finish(false)}
    />
  );
};
