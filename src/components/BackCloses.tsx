import { useEffect, useEffectEvent } from 'react';
import { useBlocker, useEvent } from 'react-admin';
import { session } from '../session.ts';
import { useEditing, useIsInForm } from './form/formState.ts';

interface BackClosesProps {
  onClose: () => void;
}

/** Lets the browser's Back close the open dialog around, not the screen below: on a phone the dialog covers all of it. */
export const BackCloses = (props: BackClosesProps) =>
  useIsInForm() ? <InForm {...props} /> : <OnScreen {...props} />;

/** A router has one blocker, and that of a form is its guard. */
const InForm = ({ onClose }: BackClosesProps) => {
  const editing = useEditing();
  const close = useEvent(onClose);
  useEffect(() => {
    const below = editing.closePanel;
    editing.closePanel = close;
    return () => {
      editing.closePanel = below;
    };
  }, [editing, close]);
  return null;
};

const OnScreen = ({ onClose }: BackClosesProps) => {
  const blocker = useBlocker(({ historyAction }) => historyAction === 'POP' && session.token() !== null);
  const closeInstead = useEffectEvent(() => {
    blocker.reset?.();
    onClose();
  });
  useEffect(() => {
    if (blocker.state === 'blocked') closeInstead();
  }, [blocker.state]);
  return null;
};
