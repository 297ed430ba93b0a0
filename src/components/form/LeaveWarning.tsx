import { useBlocker, useTranslate } from 'ra-core';
import { type RefObject, useEffect } from 'react';
import { session } from '../../session.ts';
import { ConfirmDialog } from '../ConfirmDialog.tsx';

interface LeaveWarningProps {
  isDirty: boolean;
  /** True once leaving loses nothing. */
  isSaved: RefObject<boolean>;
  text?: string;
}

/** Asks before unsaved work is left behind; never once it is saved, and never when the session has ended. */
export const LeaveWarning = ({ isDirty, isSaved, text = 'form.leaveText' }: LeaveWarningProps) => {
  const translate = useTranslate();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty &&
      !isSaved.current &&
      session.token() !== null &&
      currentLocation.pathname !== nextLocation.pathname,
  );

  useEffect(() => {
    if (!isDirty) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isDirty]);

  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      title={translate('form.leaveTitle')}
      text={translate(text)}
      confirmLabel={translate('form.leave')}
      cancelLabel={translate('form.stay')}
      onConfirm={() => blocker.proceed?.()}
      onCancel={() => blocker.reset?.()}
    />
  );
};
