import { type ApostropheProfile, fixApostrophes } from './apostrophes.ts';
import { type Change, inOrder, type Span } from './changes.ts';
import { sentenceLanguages } from './languages.ts';
import { fixLookAlikes } from './lookAlikes.ts';
import { CYRILLIC, LATIN, wordsOf } from './words.ts';

export type FindingKind = 'cyrillic' | 'russian' | 'look-alike' | 'apostrophe';

/** A place that somebody should look at; `change` is the proposal for it where one word is concerned. */
export interface Finding extends Span {
  kind: FindingKind;
  change?: Change;
}

export interface FindingOptions {
  /** The language of the field: Cyrillic and apostrophes are marked in Uzbek ones only. */
  language: 'uz' | 'ru' | 'en';
  profile?: ApostropheProfile;
  protect?: readonly Span[];
}

/** What is left to mend in a field, in the order of the text; words of one kind that stand together are one finding. */
export const findingsIn = (text: string, { language, profile, protect }: FindingOptions): Finding[] => {
  const mixed = fixLookAlikes(text, protect).map((proposal) => finding('look-alike', proposal));
  if (language !== 'uz') return mixed;
  const marks = fixApostrophes(text, { profile, protect }).map((proposal) => finding('apostrophe', proposal));
  return inOrder([...mixed, ...marks, ...cyrillicRuns(text, protect)]);
};

const finding = (kind: FindingKind, proposal: Change): Finding => ({
  kind,
  start: proposal.start,
  end: proposal.end,
  change: proposal,
});

const cyrillicRuns = (text: string, protect?: readonly Span[]): Finding[] => {
  if (!CYRILLIC.test(text)) return [];
  const runs: Finding[] = [];
  const languageAt = sentenceLanguages(text);
  for (const word of wordsOf(text, protect, CYRILLIC)) {
    if (LATIN.test(word.text)) continue;
    const kind = languageAt(word.start) === 'ru' ? 'russian' : 'cyrillic';
    const last = runs.at(-1);
    if (last?.kind === kind && /^[\s\p{P}\d]*$/u.test(text.slice(last.end, word.start))) last.end = word.end;
    else runs.push({ kind, start: word.start, end: word.end });
  }
  return runs;
};

/** How many findings of each kind: the quiet line under a field, the readiness list. */
export const countOf = (findings: readonly Finding[]): Record<FindingKind, number> => {
  const counts: Record<FindingKind, number> = { cyrillic: 0, russian: 0, 'look-alike': 0, apostrophe: 0 };
  for (const { kind } of findings) counts[kind] += 1;
  return counts;
};
