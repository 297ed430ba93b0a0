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

const ACTS: Readonly<Record<Act, (text: string, options: Options) => Change[]>> = {
  apostrophes: (text, options) =>
    apart(fixApostrophes(text, options), options.alphabet === 2026 ? toNewLatin(text, options.protect) : []),
  'to-latin': cyrillicToLatin,
  'to-new-latin': (text, { protect }) => toNewLatin(text, protect),
  'to-cyrillic': latinToCyrillic,
  'look-alikes': (text, { protect }) => fixLookAlikes(text, protect),
};

/** What an act proposes for a document; by default as the institution writes. */
export const changesFor = (nodes: readonly TextNode[], act: Act, settings = letterSettings()): Change[] => {
  const { text, protect } = joinNodes(nodes);
  return ACTS[act](text, { ...settings, protect });
};

/** What is left to mend in a document. @param language - undefined where nobody knows */
export const findingsFor = (
  nodes: readonly TextNode[],
  language?: 'uz' | 'ru' | 'en',
  settings = letterSettings(),
): Finding[] => {
  const { text, protect } = joinNodes(nodes);
  return findingsIn(text, { ...settings, protect, language });
};
