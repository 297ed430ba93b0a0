import { APOSTROPHES } from './letters.ts';
import { allWordsOf, once } from './words.ts';

type Language = 'uz' | 'ru' | 'other';

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** Words that say which language a sentence is in: the commonest of each, none that another here writes the same. */
const COMMON: Readonly<Record<Language, ReadonlySet<string>>> = {
  uz: setOf(
    'ва билан учун бу ҳам эса деб бир шу каби эди бўлган қилган ёки лекин агар унинг улар у мен биз сиз сен экан' +
      ' керак мумкин бўйича ҳақида сўнг кейин йил куни кўра бор йўқ эмас яна ҳеч деди нима ўз' +
      ' va bilan uchun bu ham esa deb bir shu kabi edi emas yoki lekin agar uning ular men biz siz sen ekan kerak' +
      ' mumkin haqida keyin yil kuni bor har hech barcha',
  ),
  ru: setOf(
    'что для из это как об при или его ее её их он они мы вы был была были быть также который которые которая под' +
      ' со же бы до между после через согласно год года году лет по',
  ),
  // without is, it, in, on, or, un, en, et, de, el, non and the like, which are Uzbek words as well
  other: setOf(
    'the of and that for with you are this have was be from by we they will not' +
      ' le les des du est une que dans pour pas qui aux cette' +
      ' der die das und ist nicht mit dem eine von auf für' +
      ' los las por con del gli che sono della',
  ),
};
/** How much it takes: Uzbek is the default, and Russian has to be sure. */
const ENOUGH: Readonly<Record<Language, number>> = { uz: 2, ru: 3, other: 2 };
/** Russian words that Uzbek has too, or that are an initial elsewhere: half as telling. */
const RUSSIAN_HINT = /(?:^|\s)(?:[ивскоу]|не|на|от|за|но)(?=\s)/gu;

const UZBEK_WORD =
  /[ўқғҳ]|(?:лар|нинг|даги|ган|моқда|дан|лик|lar|ning|dagi|gan|moqda|dan|lik)(?:и|ни|га|да|дир|i|ni|ga|da|dir)?$|(?:ди|миз|сиз|ман|япти|гач|ётир)$/u;
const RUSSIAN_WORD =
  /[ыщ]|(?:ого|его|ому|ему|ами|ями|ими|ться|тся|ение|ания|ость|остью|ой|их|ая|ое|ую|ний)$/u;
const MARKS = new RegExp(`[${APOSTROPHES}]`, 'g');

/** What one word says of its language. */
const weightOf = (word: string): Weight => {
  const lower = word.toLowerCase();
  const weight: Weight = {
    uz: COMMON.uz.has(lower) ? 2 : 0,
    ru: COMMON.ru.has(lower) ? 2 : 0,
    other: COMMON.other.has(lower) ? 2 : 0,
  };
  if (lower.length < 4) return weight;
  if (UZBEK_WORD.test(lower.replace(MARKS, ''))) weight.uz += 1;
  if (RUSSIAN_WORD.test(lower)) weight.ru += 1;
  return weight;
};

type Weight = Record<Language, number>;

/** The language of a few words, by the words themselves; undefined where nothing speaks. */
const languageOf = (sentence: string, weigh = weightOf): Language | undefined => {
  const sum: Weight = { uz: 0, ru: sentence.match(RUSSIAN_HINT)?.length ?? 0, other: 0 };
  for (const { text } of allWordsOf(sentence)) {
    const weight = weigh(text);
    sum.uz += weight.uz;
    sum.ru += weight.ru;
    sum.other += weight.other;
  }
  const best = (Object.keys(sum) as Language[]).reduce((one, other) => (sum[other] > sum[one] ? other : one));
  return sum[best] < ENOUGH[best] ? undefined : best;
};

const END = /[.!?…]+[\s»”"')]+|[\n«»“”„]+/gu;

/** Answers the language of the sentence, or of the quotation inside it, that a place is in. Ask in order of the text. */
export const sentenceLanguages = (text: string) => {
  let start = 0;
  let end = -1;
  let language: Language | undefined;
  const ends = text.matchAll(END);
  const weigh = once(weightOf);
  return (at: number): Language | undefined => {
    while (end <= at) {
      start = Math.max(end, 0);
      const next = ends.next();
      end = next.done ? text.length + 1 : next.value.index + next.value[0].length;
      if (end > at) language = languageOf(text.slice(start, end), weigh);
    }
    return language;
  };
};
