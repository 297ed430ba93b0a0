import { useEffect, useEffectEvent, useState } from 'react';
import type { Finding } from '../../uzbek/findings.ts';
import type { Language } from '../../wire/wire.ts';
import { ask } from './ask.ts';
import { textTarget } from './textTarget.ts';

const DEBOUNCE_MS = 600;

interface Findings {
  findings: readonly Finding[];
  /** They came while the text had the focus: a screen reader announces them. */
  areNew: boolean;
}

/** What is to be fixed in a text, looked for after a pause of the typing; until then what was found before stays. */
export const useFindings = (source: string, value: unknown, language?: Language): Findings => {
  const [found, setFound] = useState<Findings>({ findings: [], areNew: false });
  const show = useEffectEvent((findings: readonly Finding[]) => {
    const areNew =
      findings.length > 0 &&
      (found.areNew || (found.findings.length === 0 && textTarget(source)?.hasFocus() === true));
    setFound({ findings, areNew });
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: another value is what there is to look at
  useEffect(() => {
    let isOld = false;
    const timer = setTimeout(() => {
      // what could not be looked at is looked at again after the next change
      const target = textTarget(source);
      if (target) ask(target, language).then(({ findings }) => !isOld && show(findings), console.error);
    }, DEBOUNCE_MS);
    return () => {
      isOld = true;
      clearTimeout(timer);
    };
  }, [source, value, language]);
  return found;
};
