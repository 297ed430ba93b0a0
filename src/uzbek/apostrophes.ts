import { type Change, change } from './changes.ts';
import { isForeign } from './foreign.ts';
import { sentenceLanguages } from './languages.ts';
import { APOSTROPHES, type ApostropheProfile, LETTER_MARKS } from './letters.ts';
import { quotationMarks } from './quotations.ts';
import type { Options } from './settings.ts';
import { once, type Word, wordsOf } from './words.ts';

/** Words that end in a tutuq belgisi; behind any other consonant a last mark is taken for a quotation or a foreign word. */
const FINAL_TUTUQ =
  /^(?:jam|man|naf|daf|raf|qat|shar|tab|sham|juz|vaz|naz|qal|shaf|tama|matla|ibdo|insho|ijmo|badi)$/i;
/** Says whether a mark behind these letters, a word's last, is a tutuq belgisi. */
export const endsInTutuq = (stem: string): boolean => FINAL_TUTUQ.test(stem);

const MARK = new RegExp(`[${APOSTROPHES}]+`, 'gu');
const HAS_MARK = new RegExp(`[${APOSTROPHES}]`, 'u');

/** Proposes ʻ after o and g and ʼ elsewhere in Uzbek Latin words, whatever was typed there. */
export const fixApostrophes = (text: string, options: Options = {}): Change[] => {
  const { profile = LETTER_MARKS, protect } = options;
  if (!HAS_MARK.test(text)) return [];
  const quotes = quotationMarks(text);
  const languageAt = sentenceLanguages(text);
  const foreign = once(isForeign);
  const changes: Change[] = [];
  for (const word of wordsOf(text, protect, HAS_MARK)) {
    const proposal = fixed(word, profile, quotes);
    if (!proposal || proposal.to === proposal.word.text) continue;
    if (foreign(proposal.word.text) || ['ru', 'other'].includes(languageAt(word.start) ?? 'uz')) continue;
    changes.push(change(text, proposal.word, proposal.to, proposal.alternatives));
  }
  return changes;
};

interface Fixed {
  word: Word;
  to: string;
  alternatives: string[];
}

const fixed = (whole: Word, profile: ApostropheProfile, quotes: ReadonlySet<number>): Fixed | undefined => {
  const word = withoutQuote(whole, quotes);
  if (!HAS_MARK.test(word.text) || !/[a-z]/i.test(word.text)) return undefined;
  let certain = true;
  const to = word.text.replace(MARK, (marks, at: number) => {
    const before = word.text.charAt(at - 1);
    const after = word.text.charAt(at + marks.length);
    if (/[og]/i.test(before)) {
      if (after === '' && /o/i.test(before)) certain = false;
      return profile.turned; // oʻ swallows the tutuq behind it: moʻjiza, moʻtabar [rules, §32]
    }
    if (marks.length > 1) return marks;
    if (after === '' && !endsInTutuq(word.text.slice(0, at))) return marks;
    if (/[bcdfhjklmnpqrtvxyz]/i.test(before) && /[b-df-hj-np-tv-z]/i.test(after))
      certain = endsInTutuq(word.text.slice(0, at));
    return profile.tutuq;
  });
  return { word, to, alternatives: certain ? [] : [word.text] };
};

const withoutQuote = (word: Word, quotes: ReadonlySet<number>): Word => {
  let { end } = word;
  while (quotes.has(end - 1)) end -= 1;
  return end === word.end ? word : { start: word.start, end, text: word.text.slice(0, end - word.start) };
};
