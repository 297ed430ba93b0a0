import { type MutationKey, useMutation } from '@tanstack/react-query';
import { useNotify, useRefresh } from 'ra-core';
import { useRef } from 'react';
import { SessionEnded } from '../../dataProvider/http.ts';

interface ActOptions<Variables, Result> {
  /** The call, through `useDepository()` or react-admin's own `useCreate`, `useUpdate`, `useDelete`. */
  run: (variables: Variables) => Promise<Result>;
  /** Toasts, as translation keys; without one nothing is said, and the caller shows `error` itself (DECISIONS 12). */
  success?: string;
  failure?: string;
  /** Reads the lists again after a success. */
  refresh?: boolean;
  onDone?: (result: Result, variables: Variables) => void;
  mutationKey?: MutationKey;
}

/**
 * The one way to change something: save, delete, approve, mail, upload.
 *
 * An act is one request, however often one clicks: a call while one runs does nothing. A failure is logged, said, and kept in
 * `error` until the next try. An ended session is no failure of the act: the sign-in page is already on its way, so nothing is said.
 */
export const useAct = <Variables = void, Result = unknown>({
  run,
  success,
  failure,
  refresh = false,
  onDone,
  mutationKey,
}: ActOptions<Variables, Result>) => {
  const notify = useNotify();
  const readAgain = useRefresh();
  const isRunning = useRef(false);
  const { mutate, isPending, variables, error, reset } = useMutation({
    mutationKey,
    mutationFn: run,
    onSuccess: (result, given) => {
      if (success) notify(success, { type: 'success' });
      if (refresh) readAgain();
      onDone?.(result, given);
    },
    onError: (problem) => {
      if (problem instanceof SessionEnded) return;
      console.error(problem);
      if (failure) notify(failure, { type: 'error' });
    },
    onSettled: () => {
      isRunning.current = false;
    },
  });

  const act = (given: Variables) => {
    if (isRunning.current) return;
    isRunning.current = true;
    mutate(given);
  };

  return {
    act,
    isActing: isPending,
    /** What the running act was called with. */
    acting: isPending ? variables : undefined,
    error: error instanceof SessionEnded ? null : error,
    forgetError: reset,
  };
};
