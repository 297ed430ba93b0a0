import { type ApostropheProfile, fixApostrophes, LETTER_MARKS, QUOTE_MARKS } from './apostrophes.ts';
import type { Change } from './changes.ts';
import { cyrillicToLatin } from './cyrillicToLatin.ts';
import { BUILT_IN, EXCEPTIONS, readExceptions } from './exceptions.ts';
import { apart, type Finding, findingsIn } from './findings.ts';
import { latinToCyrillic } from './latinToCyrillic.ts';
import { fixLookAlikes } from './lookAlikes.ts';
import { toNewLatin } from './newLatin.ts';
import { joinNodes, type TextNode } from './nodes.ts';
import type { Settings } from './settings.ts';

export type Act = 'apostrophes' | 'to-latin' | 'to-new-latin' | 'to-cyrillic' | 'look-alikes';

export interface AssistRequest {
  nodes: readonly TextNode[];
  /** Undefined where nobody knows. */
  language?: 'uz' | 'ru' | 'en';
  /** What to propose; without it only the findings are requested. */
  act?: Act;
  settings: Settings;
}

export interface AssistAnswer {
  changes: Change[];
  findings: Finding[];
}

const ACTS: Readonly<Record<Act, (text: string, protect: Protect, settings: Settings) => Change[]>> = {
  apostrophes: (text, protect, settings) =>
    apart(
      fixApostrophes(text, { protect, profile: profileOf(settings) }),
      settings.alphabet === 2026 ? toNewLatin(text, protect) : [],
    ),
  'to-latin': (text, protect, settings) =>
    cyrillicToLatin(text, {
      protect,
      profile: profileOf(settings),
      alphabet: settings.alphabet,
      exceptions: exceptionsOf(settings),
    }),
  'to-new-latin': (text, protect) => toNewLatin(text, protect),
  'to-cyrillic': (text, protect, settings) =>
    latinToCyrillic(text, { protect, exceptions: exceptionsOf(settings) }),
  'look-alikes': (text, protect) => fixLookAlikes(text, protect),
};

type Protect = ReturnType<typeof joinNodes>['protect'];

const profileOf = ({ marks }: Settings): ApostropheProfile =>
  marks === 'quotes' ? QUOTE_MARKS : LETTER_MARKS;

const exceptionsOf = ({ exceptions }: Settings) =>
  exceptions === '' ? BUILT_IN : readExceptions(EXCEPTIONS, exceptions);

/** Everything that an interface asks for. */
export const answer = ({ nodes, language, act, settings }: AssistRequest): AssistAnswer => {
  const { text, protect } = joinNodes(nodes);
  return {
    changes: act ? ACTS[act](text, protect, settings) : [],
    findings: act
      ? []
      : findingsIn(text, { language, protect, alphabet: settings.alphabet, profile: profileOf(settings) }),
  };
};
