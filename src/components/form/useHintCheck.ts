import { useEffect } from 'react';
import { useEvent, useTranslate } from 'react-admin';
import { useEditing } from './formState.ts';

/**
 * Stops a save once when it would lead to something else than the form tells, because somebody has changed a rule or a schedule meanwhile.
 *
 * @param shown - what the form tells, or '' for nothing; undefined while it is not known
 * @param readAgain - what it would tell now
 */
export const useHintCheck = (
  shown: string | undefined,
  readAgain: () => Promise<string | undefined>,
): void => {
  const translate = useTranslate();
  const { checks } = useEditing();
  const check = useEvent(async () => {
    const hint = shown === undefined ? undefined : await readAgain();
    if (hint && hint !== shown)
      throw new Error(translate('form.hintChanged', { hint: hint.replace(/\.$/, '') }));
  });
  useEffect(() => {
    checks.add(check);
    return () => void checks.delete(check);
  }, [checks, check]);
};
