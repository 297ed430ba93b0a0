import type { Word } from './words.ts';

/*
 * «2026 йил 1 сентябрь» is written 2026-yil 1-sentabr: an ordinal in Arabic figures takes a hyphen instead of -nchi
 * [rules, the chapter on the hyphen]. Only years and days of a month are ordinals for sure: «20 йил» counts years.
 */
const YEAR =
  /^йил(?:и|ни|нинг|га|гача|да|дан|даёқ|даги|ги|лар|лари|ларда|лардан|ларнинг|ларга|лардаги|ларни|ида|идан|идаги|ининг|ига|игача|ини|ларида|лардаёқ)?$/i;
const MONTH = /^(?:январ|феврал|март|апрел|май|июн|июл|август|сентябр|октябр|ноябр|декабр)/i;
/** Words that make a span of a number of years: 1000 йил аввал. */
const SPAN_OF_TIME = /^\s(?:аввал|олдин|илгари|муқаддам|давомида|ичида|мобайнида|ўтиб|ўтгач|бурун)/i;
const BEFORE = /(?:^|[^\d.,])(\d{1,4})[ \u00a0]$/;

/** Whether the number before a Cyrillic word wants a hyphen. */
export const joinsNumber = (text: string, word: Word): 'surely' | 'maybe' | undefined => {
  const space = text.charAt(word.start - 1);
  if (space !== ' ' && space !== '\u00a0') return undefined;
  const number = BEFORE.exec(text.slice(Math.max(0, word.start - 7), word.start))?.[1];
  if (!number) return undefined;
  if (MONTH.test(word.text)) return Number(number) >= 1 && Number(number) <= 31 ? 'surely' : undefined;
  const isYear = YEAR.test(word.text) || (word.text === 'й' && text.charAt(word.end) === '.');
  if (!isYear || number.length < 4 || Number(number) < 1000 || Number(number) > 2199) return undefined;
  return Number(number) % 100 === 0 && SPAN_OF_TIME.test(text.slice(word.end, word.end + 12))
    ? 'maybe'
    : 'surely';
};
