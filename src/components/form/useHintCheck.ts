import { useTranslate } from 'react-admin';
import { useSaveMiddleware } from './formState.ts';

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
  useSaveMiddleware(async (resource, params, next) => {
    const hint = shown === undefined ? undefined : await readAgain();
    if (hint && hint !== shown)
      throw new Error(translate('form.hintChanged', { hint: hint.replace(/\.$/, '') }));
    return next(resource, params);
  });
};
