import { useWrappedSource } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { Letters } from '../../features/letters/Letters.tsx';
import { describedByLetters } from '../../features/letters/writing.ts';
import type { Language } from '../../wire/wire.ts';
import { useIsFormLocked } from './formState.ts';
import { useTextLanguage } from './textLanguage.ts';

export const lettersOf = (id: string, lang?: Language) =>
  lang && { 'aria-describedby': describedByLetters(id, 'help') };

/** Uzbek letters under a text, until they are an `inputHelper`. */
export const LegacyLetters = ({ id, source }: { id: string; source: string }) => {
  const language = useTextLanguage();
  const name = useWrappedSource(source);
  const value: unknown = useWatch({ name });
  const { setValue } = useFormContext();
  const isLocked = useIsFormLocked();
  const onChange = (text: unknown) => setValue(name, text, { shouldDirty: true });
  return language ? <Letters {...{ id, value, language, isLocked, text: { id, onChange } }} /> : null;
};
