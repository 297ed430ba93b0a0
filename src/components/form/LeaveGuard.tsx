import { useEffect, useEffectEvent, useState } from 'react';
import { useBlocker, useFormIsDirty, useTranslate } from 'react-admin';
import { itemAt } from '../../routing/followHistory.ts';
import { session } from '../../session.ts';
import { Confirm } from '../Confirm.tsx';
import { useIsUploading } from '../upload/uploads.ts';
import { useAskBeforeClosing } from '../useAskBeforeClosing.ts';
import { useEditing, useFormPhase } from './formState.ts';
import { askBeforeLeaving } from './leaving.ts';

interface LeaveGuardProps {
  /** Says what is lost without a draft: a translation key. */
  text?: string;
}

/**
 * Asks before unsaved input is left behind; never after a successful save, and never when the session has ended. A running save is waited
 * for: after a success nothing is asked.
 */
export const LeaveGuard = ({ text = 'form.leaveText' }: LeaveGuardProps) => {
  const translate = useTranslate();
  const editing = useEditing();
  const phase = useFormPhase();
  const isUploading = useIsUploading();
  const isDirty = useFormIsDirty() || isUploading;
  const isSaving = phase === 'waiting' || phase === 'saving';
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
    editing.leaveAfterSave(isBlocked ? () => finish(true) : undefined);
    // the failed save of a form without changes
    if (isBlocked && !isDirty && !isSaving) finish(true);
  });

  const ask = useEffectEvent(() =>
    isHeldBack() ? new Promise<boolean>((resolve) => setAnswer(() => resolve)) : Promise.resolve(true),
  );
  useEffect(() => askBeforeLeaving(() => ask()), []);

  useAskBeforeClosing(wouldLose, () => editing.draft?.isKept() ?? false);

  // nothing may be promised that cannot be written
  const draft = editing.draft?.isFailing() ? undefined : editing.draft;
  const discard = () => {
    draft?.drop();
    finish(true);
  };
  return (
    <Confirm
      isOpen={isBlocked && isDirty && !isSaving && !editing.isFree()}
      title={translate('form.leaveTitle')}
      content={translate(draft ? 'drafts.leaveText' : text)}
      confirm={translate(draft ? 'drafts.leave' : 'form.leave')}
      confirmColor={draft && 'primary'}
      other={draft && { label: translate('drafts.discard'), onClick: discard }}
      cancel={translate('form.stay')}
      onConfirm={() => finish(true)}
      onClose={() => finish(false)}
    />
  );
};
