import { useBlocker, useTranslate } from 'ra-core';
import { type RefObject, useEffect } from 'react';
import { useFormState } from 'react-hook-form';
import { session } from '../../session.ts';
import { ConfirmDialog } from '../ConfirmDialog.tsx';

/** Asks before typed text is left behind; never once it is saved, and never when the session has ended. */
export const LeaveGuard = ({ isSaved }: { isSaved: RefObject<boolean> }) => {
  const translate = useTranslate();
  const { dirtyFields } = useFormState();
  const isDirty = Object.keys(dirtyFields).length > 0;
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
      text={translate('form.leaveText')}
      confirmLabel={translate('form.leave')}
      cancelLabel={translate('form.stay')}
      onConfirm={() => blocker.proceed?.()}
      onCancel={() => blocker.reset?.()}
    />
  );
};
