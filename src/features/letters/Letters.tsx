import { type ComponentType, lazy, Suspense, useContext } from 'react';
import { useWatch } from 'react-hook-form';
import { type Feature, inputHelperId } from '../../components/features.tsx';
import { TextLanguage, useTextLanguage } from '../../components/form/textLanguage.ts';
import type { Language } from '../../wire/wire.ts';

/** Without its code there are no proposals, and all else works. */
const LettersLine = lazy<ComponentType<LettersLineProps>>(() =>
  import('./LettersLine.tsx').then(
    ({ LettersLine: Line }) => ({ default: Line }),
    (error: unknown) => {
      console.error(error);
      return { default: () => null };
    },
  ),
);

/** Letters of two alphabets in a word, or a letter alone that either has. */
const MIXED = /[a-z][\u0400-\u052f]|[\u0400-\u052f][a-z]|\s[acoy]\s/i;

export interface LettersLineProps {
  /** Of what describes the input. */
  id: string;
  /** The name of the input. */
  source: string;
  value: unknown;
  /** Undefined where a text may be in any language. */
  language?: Language;
}

/**
 * What is wrong with the letters of a text, and what can be done: under each text input that is written in a language. An Uzbek text has
 * the place from the start, so that nothing moves.
 */
const Letters = ({ source }: { source: string }) => {
  const isInLanguage = useContext(TextLanguage) !== undefined;
  const language = useTextLanguage();
  const value: unknown = useWatch({ name: source });
  const isUzbek = language !== 'ru' && language !== 'en';
  const isNeeded = typeof value === 'string' && (isUzbek ? value !== '' : MIXED.test(value));
  if (!isInLanguage) return null;
  return (
    <div style={isUzbek ? { minHeight: 28, marginBottom: -12 } : undefined}>
      <Suspense>
        {isNeeded && <LettersLine {...{ source, value, language }} id={inputHelperId(source)} />}
      </Suspense>
    </div>
  );
};

export const letters: Feature = { name: 'letters', inputHelper: Letters };
