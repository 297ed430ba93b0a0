import { type MutationKey, useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query';
import { createElement, useId } from 'react';
import { type Identifier, useIsMounted, useNotify, useResourceContext } from 'react-admin';
import { Conflict } from '../../dataProvider/conflict.ts';
import { DepositoryError, SessionEnded } from '../../dataProvider/http.ts';
import { isUnanswered } from '../../dataProvider/unanswered.ts';
import type { ToastKey } from '../../i18n/catalogue.ts';
import { session } from '../../session.ts';
import { type UndoableAct, useFeatures } from '../features.tsx';

/** Of a toast with which an act can be undone; the pointer and the focus prolong it, and a click elsewhere leaves it. */
export const UNDO_OPTIONS = {
  autoHideDuration: 15_000,
  ClickAwayListenerProps: { mouseEvent: false, touchEvent: false },
} as const;

export interface ActOptions<Variables, Result> {
  /** The call, through `useDepository()` or react-admin's own `useCreate`, `useUpdate`, `useDelete`. */
  run: (variables: Variables) => Promise<Result>;
  /** Toasts, as translation keys; without one nothing is said, and the caller shows `error` itself (DECISIONS 12). */
  success?: ToastKey | ((result: Result) => ToastKey);
  failure?: ToastKey;
  /** What is done to what, in words: a failure is a toast under this name where the screen that shows `error` was left meanwhile. */
  name?: string;
  /** Offered to be undone after a success. */
  undoable?: UndoableAct;
  /** Reads the kind's lists again after a success, and where they may be old: after some refusals, and without an answer. */
  refresh?: boolean;
  /** What the screen does next; nothing, once it was left. What has to happen anyhow belongs to `run`. */
  onDone?: (result: Result, variables: Variables) => void;
  /** Marks the act among those that run (`useIsMutating`). */
  mutationKey?: MutationKey;
  /**
   * What the act is done to, where a row can come back while it runs (sorting, another page): one act at a time for all places that
   * share key and subject. Without it each place holds its own.
   */
  subject?: Identifier;
}

const GONE = 404;

/** The item is gone, or is another than the one that was shown. */
const OLD_COPY = [GONE, 409];

/**
 * The one way to change something: save, delete, approve, mail, upload.
 *
 * An act is one request, however often one clicks: a call while one runs does nothing. A failure is said, and kept in
 * `error` until the next try. An ended session is no failure of the act: the sign-in page is already on its way, so nothing is said.
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
  const running = { mutationKey: [...mutationKey, subject ?? place], exact: true };
  const isActing = useIsMutating(running) > 0;

  const { mutate, isPending, variables, error, reset } = useMutation({
    mutationKey: running.mutationKey,
    mutationFn: run,
    onMutate: () => session.token(),
    onSuccess: (result, _variables, token) => {
      // a user who has signed in since did not start this act
      if (session.token() !== token) return;
      const text = typeof success === 'function' ? success(result) : success;
      const undoableToast = features.find((feature) => feature.undoableToast)?.undoableToast;
      if (undoable && undoableToast)
        notify(createElement(undoableToast, { ...undoable, text }), UNDO_OPTIONS);
      else if (text) notify(text, { type: 'success' });
      if (refresh) void readAgain();
    },
    onError: (problem, _variables, token) => {
      if (problem instanceof SessionEnded || session.token() !== token) return;
      // two people's changes are joined or asked about: nothing has failed yet
      if (failure && !(problem instanceof Conflict)) notify(failure, { type: 'error' });
      else if (name && !isMounted.current)
        notify('list.actFailed', { type: 'error', messageArgs: { name, message: problem.message } });
      // neither the kind's text nor a row that goes with the next reading says that nobody knows what became of it
      if (isUnanswered(problem) && (failure || refresh)) notify(problem.message, { type: 'warning' });
      const isOld = problem instanceof DepositoryError && OLD_COPY.includes(problem.status);
      if (!refresh || !(isOld || isUnanswered(problem))) return;
      // its row, which would say why, goes with the next reading
      if (problem.status === GONE && !failure) notify(problem.message, { type: 'info' });
      void readAgain();
    },
  });

  const act = (given: Variables) => {
    if (queryClient.isMutating(running) === 0) mutate(given, { onSuccess: onDone });
  };

  return {
    act,
    isActing,
    /** What the running act was called with, where it was called here. */
    acting: isPending ? variables : undefined,
    error: error instanceof SessionEnded ? null : error,
    forgetError: reset,
  };
};
