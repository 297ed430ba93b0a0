import { useEffect, useEffectEvent, useState } from 'react';
import type { Finding } from '../../uzbek/findings.ts';
import type { Language } from '../../wire/wire.ts';
import { ask } from './ask.ts';
import type { Writing } from './writing.ts';

/** How long nobody must have typed. */
const PAUSE_MS = 600;

interface Findings {
  findings: readonly Finding[];
  /** They came while somebody was writing there: whoever cannot see the line is told. */
  areNew: boolean;
}

/** What is to be mended in a text, looked for after a pause of the typing; until then what was found before stays. */
export const useFindings = (writing: Writing, value: unknown, language?: Language): Findings => {
  const [found, setFound] = useState<Findings>({ findings: [], areNew: false });
  const look = useEffectEvent(() => ask(writing, language));
  const areSeen = useEffectEvent((findings: readonly Finding[]) => {
    const areNew =
      findings.length > 0 && (found.areNew || (found.findings.length === 0 && writing.hasFocus()));
    setFound({ findings, areNew });
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: another value is what there is to look at
  useEffect(() => {
    let isOld = false;
    const timer = setTimeout(() => {
      // what could not be looked at is looked at again after the next change
      look().then(({ findings }) => !isOld && areSeen(findings), console.error);
    }, PAUSE_MS);
    return () => {
      isOld = true;
      clearTimeout(timer);
    };
  }, [value, language]);
  return found;
};
