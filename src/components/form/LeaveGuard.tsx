import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useBlocker, useFormIsDirty, useTranslate } from 'react-admin';
import { itemAt } from '../../routing/followHistory.ts';
import { session } from '../../session.ts';
import { Confirm } from '../Confirm.tsx';
import { useIsUploading } from '../upload/uploads.ts';
import { useAskBeforeClosing } from '../useAskBeforeClosing.ts';
import { useEditing, useIsSaving } from './formState.ts';
import { askBeforeLeaving } from './leaving.ts';

interface LeaveGuardProps {
  /** A translation key: tells what is lost without a draft. */
  text?: string;
}

/**
 * Asks before unsaved input is left, but not after a successful save nor when the session has ended. While a save runs, it waits for the
 * result first. Back closes a panel that covers the form; this is done here because a router has one blocker.
 */
export const LeaveGuard = ({ text = 'form.leaveText' }: LeaveGuardProps) => {
  const translate = useTranslate();
  const editing = useEditing();
  const isUploading = useIsUploading();
  const isDirty = useFormIsDirty() || isUploading;
  const isSaving = useIsSaving();
  const [answer, setAnswer] = useState<(mayLeave: boolean) => void>();
  const wouldLose = () => (isDirty || isSaving) && !editing.isFree();
  const isHeldBack = () => wouldLose() && session.token() !== null;
  /** Whether the last navigation is to close the panel; the panel may be gone before the router has taken the navigation back. */
  const closesPanel = useRef(false);
  const blocker = useBlocker(({ currentLocation, nextLocation, historyAction }) => {
    closesPanel.current =
      editing.closePanel !== undefined && historyAction === 'POP' && session.token() !== null;
    return (
      closesPanel.current ||
      (isHeldBack() &&
        (currentLocation.pathname !== nextLocation.pathname ||
          // all forms of a kind share their address
          itemAt(currentLocation)?.id !== itemAt(nextLocation)?.id))
    );
  });
  const isPanelClosing = blocker.state === 'blocked' && closesPanel.current;
  const isBlocked = (blocker.state === 'blocked' && !closesPanel.current) || answer !== undefined;
  const closeInstead = useEffectEvent(() => {
    blocker.reset?.();
    editing.closePanel?.();
  });
  useEffect(() => {
    if (isPanelClosing) closeInstead();
  }, [isPanelClosing]);

  const finish = (mayLeave: boolean) => {
    answer?.(mayLeave);
    setAnswer(undefined);
    if (blocker.state !== 'blocked') return;
    if (mayLeave) blocker.proceed?.();
    else blocker.reset?.();
  };

  useEffect(() => {
    editing.leaveAfterSave(isBlocked ? () => finish(true) : undefined);
    // a save of an unchanged form has failed
    if (isBlocked && !isDirty && !isSaving) finish(true);
  });

  const ask = useEffectEvent(() =>
    isHeldBack() ? new Promise<boolean>((resolve) => setAnswer(() => resolve)) : Promise.resolve(true),
  );
  useEffect(() => askBeforeLeaving(() => ask()), []);

  useAskBeforeClosing(wouldLose, () => editing.draft?.isKept() ?? false);

  // do not promise a draft that cannot be stored
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
