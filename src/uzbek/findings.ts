import { fixApostrophes } from './apostrophes.ts';
import { type Change, inOrder, type Span } from './changes.ts';
import { sentenceLanguages } from './languages.ts';
import { fixLookAlikes } from './lookAlikes.ts';
import { toNewLatin } from './newLatin.ts';
import { guard } from './protectedSpans.ts';
import type { Options } from './settings.ts';
import { CYRILLIC, LATIN, wordsOf } from './words.ts';

export type FindingKind = 'cyrillic' | 'russian' | 'look-alike' | 'apostrophe' | 'old-latin';

/** A place that a user should look at; `change` is the proposal for it where one word is concerned. */
export interface Finding extends Span {
  kind: FindingKind;
  change?: Change;
}

interface FindingOptions extends Options {
  /** The language of the field. Cyrillic is marked in Uzbek ones only, apostrophes also where nobody knows the language. */
  language?: 'uz' | 'ru' | 'en';
}

/** What is left to mend in a field, in the order of the text, also the old letters where the institution has switched; words of one kind that stand together are one finding. */
export const findingsIn = (
  text: string,
  { language, alphabet, profile, protect }: FindingOptions,
): Finding[] => {
  const mixed = fixLookAlikes(text, protect).map((proposal) => finding('look-alike', proposal));
  if (language && language !== 'uz') return mixed;
  const old = alphabet === 2026 ? toNewLatin(text, protect).filter(({ sure }) => sure) : [];
  const marks = apart(fixApostrophes(text, { profile, protect }), old);
  return inOrder([
    ...mixed,
    ...marks.map((proposal) => finding('apostrophe', proposal)),
    ...old.map((proposal) => finding('old-latin', proposal)),
    ...(language ? cyrillicRuns(text, protect) : []),
  ]);
};

/** The proposals that touch none of the others. */
export const apart = (proposals: readonly Change[], others: readonly Change[]): Change[] => {
  const touches = guard(others);
  return proposals.filter((proposal) => !touches(proposal));
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
