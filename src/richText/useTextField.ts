import { useInput } from 'ra-core';
import { useFormWork, useTextLanguage } from '../components/form/formWork.ts';

const verbatim = (value: unknown) => value;

/** The field of the form that a rich text is written to: to the byte, `null` as `null`. */
export const useTextField = (source: string) => {
  const { field, fieldState } = useInput({ source, defaultValue: '', format: verbatim, parse: verbatim });
  const { isLocked: isReadOnly, files } = useFormWork();
  return { field, error: fieldState.error, isReadOnly, files, lang: useTextLanguage() };
};
