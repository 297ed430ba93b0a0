import { type MutationKey, useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query';
import { createElement, useId } from 'react';
import { type Identifier, useIsMounted, useNotify, useResourceContext } from 'react-admin';
import { Conflict } from '../../dataProvider/conflict.ts';
import { DepositoryError, errorMessage, SessionEnded } from '../../dataProvider/http.ts';
import { mayBeDone } from '../../dataProvider/unanswered.ts';
import type { ToastKey } from '../../i18n/catalogue.ts';
import { session } from '../../session.ts';
import { type UndoableAct, useFeatures } from '../features.tsx';
import { useTellIfRemoved } from './useTellIfRemoved.ts';

/** The duration of an undo toast in ms. Hovering and focus prolong it; a click elsewhere does not close it. */
export const UNDO_OPTIONS = {
  autoHideDuration: 15_000,
  ClickAwayListenerProps: { mouseEvent: false, touchEvent: false },
} as const;

export interface ActOptions<Variables, Result> {
  /** The call, through `useDepository()` or react-admin's `useCreate`, `useUpdate`, `useDelete`. */
  run: (variables: Variables) => Promise<Result>;
  /** Toasts, as translation keys. Without a text there is no toast, and the caller shows `error` (DECISIONS 12). */
  success?: ToastKey;
  failure?: ToastKey;
  /** Describes the act in the toast of a failure when the screen that would show `error` has been left. */
  name?: string;
  /** Offers to undo the act after a success. */
  undoable?: UndoableAct;
  /** Refetches the kind's lists after a success, after refusals that mean stale data, and without an answer. */
  refresh?: boolean;
  /** Runs only while the screen is mounted. What must always happen belongs into `run`. */
  onDone?: (result: Result, variables: Variables) => void;
  /** The mutation key, for `useIsMutating`. */
  mutationKey?: MutationKey;
  /**
   * The subject of the act, for rows that may be remounted while it runs (sorting, another page): only one act at a time runs for the same
   * key and subject. Without it each mounted component runs its own.
   */
  subject?: Identifier;
}

const OLD_COPY = [404, 409];

/** Whether the item was deleted or changed since it was shown, or may have been changed by this act. */
export const isOutdated = (problem: unknown) =>
  problem instanceof DepositoryError && (OLD_COPY.includes(problem.status) || mayBeDone(problem));

/**
 * Runs a change: save, delete, approve, mail, upload.
 *
 * Sends one request for any number of clicks: a call while one runs does nothing. A failure is told, and kept in `error` until the next
 * attempt. The end of the session is not told, because the sign-in page is about to show.
 */
export const useAct = <Variables = void, Result = unknown>({
  run,
  success,
  failure,
  name,
  undoable,
  refresh = false,
  onDone,
  mutationKey = ['act'],
  subject,
}: ActOptions<Variables, Result>) => {
  const notify = useNotify();
  const resource = useResourceContext();
  const features = useFeatures();
  const queryClient = useQueryClient();
  const readAgain = () => queryClient.invalidateQueries({ queryKey: [resource, 'getList'] });
  const place = useId();
  const isMounted = useIsMounted();
  const failed = useTellIfRemoved(subject);
  const running = { mutationKey: [...mutationKey, subject ?? place], exact: true };
  const isActing = useIsMutating(running) > 0;

  const { mutate, isPending, isSuccess, variables, error, reset } = useMutation({
    mutationKey: running.mutationKey,
    mutationFn: run,
    onMutate: () => {
      failed.forget();
      return session.token();
    },
    onSuccess: (_result, _variables, token) => {
      // another user has signed in since, who did not start this act
      if (session.token() !== token) return;
      const undoableToast = features.find((feature) => feature.undoableToast)?.undoableToast;
      if (undoable && undoableToast)
        notify(createElement(undoableToast, { ...undoable, text: success }), UNDO_OPTIONS);
      else if (success) notify(success, { type: 'success' });
      if (refresh) void readAgain();
    },
    onError: (problem, _variables, token) => {
      if (problem instanceof SessionEnded || session.token() !== token) return;
      const isUnknown = mayBeDone(problem) && (failure || refresh);
      // conflicts are merged or asked about, so this is no failure yet
      if (failure && !(problem instanceof Conflict))
        // the kind's text would not tell that the result is unknown
        notify(failure, { type: 'error', action: isUnknown && problem.message });
      else if (name && !isMounted.current)
        notify('list.actFailed', { type: 'error', messageArgs: { name, message: problem.message } });
      else if (isUnknown) notify(problem.message, { type: 'warning', messageArgs: { _: problem.message } });
      if (!isUnknown && !name && !(problem instanceof Conflict))
        failed.fail(errorMessage(problem), { isRefetched: isOutdated(problem) });
      if (refresh && isOutdated(problem)) void readAgain();
    },
  });

  const act = (given: Variables) => {
    if (queryClient.isMutating(running) === 0) mutate(given, { onSuccess: onDone });
  };

  return {
    act,
    isActing,
    /** It has succeeded. A second click may come before what it was about has left the screen. */
    isDone: isSuccess,
    /** The parameters of the running act, if it was started by this component. */
    acting: isPending ? variables : undefined,
    error: error instanceof SessionEnded ? null : error,
    forgetError: () => {
      failed.forget();
      reset();
    },
  };
};
