import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { whenIdle } from '../../components/whenIdle.ts';
import type { Language } from '../../wire/wire.ts';
import type { LettersProps } from './writing.ts';

/** The code that knows the letters. */
export const loadLetters = () => import('./Letters.lazy.tsx');

const LOAD_WITHIN_MS = 5000;

/** Letters of two alphabets in a word, or a letter alone that either has. */
const MIXED = /[a-z][\u0400-\u052f]|[\u0400-\u052f][a-z]|\s[acoy]\s/i;

const isUzbek = (language?: Language) => language !== 'ru' && language !== 'en';

interface LettersPlaceProps {
  language?: Language;
  children?: ReactNode;
}

/** Uzbek texts keep the place of the line, so that nothing moves when it comes. */
export const LettersPlace = ({ language, children }: LettersPlaceProps) => (
  <div style={isUzbek(language) ? { minHeight: 28, marginBottom: -12 } : undefined}>{children}</div>
);

/** What letters are to be looked at in a text, in a line below it. Fetched when there is a text to look at and nothing else to do. */
export const Letters = (props: LettersProps) => {
  const { value, language } = props;
  const [Line, setLine] = useState<ComponentType<LettersProps>>();
  const isWanted = typeof value === 'string' && (isUzbek(language) ? value !== '' : MIXED.test(value));
  useEffect(() => {
    // without its code there is no line, and nothing else is missed
    const load = () => loadLetters().then(({ LettersLine }) => setLine(() => LettersLine), console.error);
    if (isWanted) whenIdle(() => void load(), LOAD_WITHIN_MS);
  }, [isWanted]);
  return <LettersPlace language={language}>{Line && <Line {...props} />}</LettersPlace>;
};
