import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useEvent, useTranslate } from 'react-admin';
import { DepositoryError, SessionEnded } from '../../dataProvider/http.ts';
import { NotSent } from '../../dataProvider/unanswered.ts';
import { useEditing } from './formState.ts';

/**
 * Stops a save once when it would lead to something else than the form tells, because somebody has changed a rule or a schedule meanwhile
 * or they had not been read yet, and each time when they cannot be read.
 *
 * @param tell - what the form tells by the answer of the query, '' for nothing
 * @param isChecked - whether the answer changes where a save leads
 * @returns what it tells now; undefined while it is not known
 */
export const useHintCheck = <T>(
  { data, refetch }: UseQueryResult<T>,
  tell: (answer: T) => string,
  isChecked = true,
): string | undefined => {
  const translate = useTranslate();
  const { checks } = useEditing();
  const told = (answer?: T) => (answer === undefined ? undefined : tell(answer));
  const unread = (error: Error) => {
    if (error instanceof SessionEnded) return error;
    const status = error instanceof DepositoryError ? error.status : 0;
    return new NotSent(translate('form.hintUnread', { reason: error.message }), status);
  };
  const check = useEvent(async () => {
    if (!isChecked) return;
    const { data: newest, error } = await refetch();
    if (error) throw unread(error);
    const hint = told(newest);
    if (hint && hint !== told(data)) {
      const text = data === undefined ? 'form.hintUntold' : 'form.hintChanged';
      throw new Error(translate(text, { hint: hint.replace(/\.$/, '') }));
    }
  });
  useEffect(() => {
    checks.add(check);
    return () => void checks.delete(check);
  }, [checks, check]);
  return told(data);
};
