import { useContext } from 'react';
import { useWatch } from 'react-hook-form';
import { type Feature, inputHelperId } from '../../components/features.tsx';
import { TextLanguage, useTextLanguage } from '../../components/form/textLanguage.ts';
import { LettersLine } from './LettersLine.tsx';

/** Letters of two alphabets in one word, or a single letter that exists in both. */
const MIXED = /[a-z][\u0400-\u052f]|[\u0400-\u052f][a-z]|\s[acoy]\s/i;

/**
 * Finds wrong letters in a text input of a language and offers to fix them. Below Uzbek texts the space is reserved from the start, so that
 * nothing moves.
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
      {isNeeded && <LettersLine {...{ source, value, language }} id={inputHelperId(source)} />}
    </div>
  );
};

export const letters: Feature = { name: 'letters', inputHelper: Letters };
