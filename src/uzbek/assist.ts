import { fixApostrophes } from './apostrophes.ts';
import type { Change } from './changes.ts';
import { cyrillicToLatin } from './cyrillicToLatin.ts';
import { apart, type Finding, findingsIn } from './findings.ts';
import { latinToCyrillic } from './latinToCyrillic.ts';
import { fixLookAlikes } from './lookAlikes.ts';
import { toNewLatin } from './newLatin.ts';
import { joinNodes, type TextNode } from './nodes.ts';
import { letterSettings, type Options } from './settings.ts';

export type Act = 'apostrophes' | 'to-latin' | 'to-new-latin' | 'to-cyrillic' | 'look-alikes';

interface AssistRequest {
  nodes: readonly TextNode[];
  /** Undefined where nobody knows. */
  language?: 'uz' | 'ru' | 'en';
  /** What to propose; without it only the findings are requested. */
  act?: Act;
  /** Those of the institution by default. */
  settings?: Options;
}

interface AssistAnswer {
  changes: Change[];
  findings: Finding[];
}

const ACTS: Readonly<Record<Act, (text: string, options: Options) => Change[]>> = {
  apostrophes: (text, options) =>
    apart(fixApostrophes(text, options), options.alphabet === 2026 ? toNewLatin(text, options.protect) : []),
  'to-latin': cyrillicToLatin,
  'to-new-latin': (text, { protect }) => toNewLatin(text, protect),
  'to-cyrillic': latinToCyrillic,
  'look-alikes': (text, { protect }) => fixLookAlikes(text, protect),
};

/** Everything that an interface asks for. */
export const answer = ({
  nodes,
  language,
  act,
  settings = letterSettings(),
}: AssistRequest): AssistAnswer => {
  const { text, protect } = joinNodes(nodes);
  const options = { ...settings, protect };
  return {
    changes: act ? ACTS[act](text, options) : [],
    findings: act ? [] : findingsIn(text, { ...options, language }),
  };
};
