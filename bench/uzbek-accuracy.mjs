import { sameMarks, typedOver, verdictKey, WORD } from './uzbek-corpus.mjs';

const CYRILLIC = /[\u0400-\u052f]/;
const TYPED = ["'", '`', '´', '‘', '’', 'ʹ', '′', 'ʻ', 'ʼ'];

/** A verdict: the two scripts do not print the same word. */
const OTHER_WORD = '–';

/**
 * Word by word: `asPrinted` is equal to the printed Latin, `right` to what the rules say (the print, but for the words
 * judged by hand), `hyphens` the numbers before yil and months that stand as printed.
 */
export const accuracyOf = ({ pairs, verdicts }, converter) => {
  const result = { words: 0, asPrinted: 0, right: 0, ambiguous: 0, hyphens: 0, numbers: 0, wrong: [] };
  for (const { cyrillic, latin } of pairs) {
    const { text, unsure } = converter.toLatin(cyrillic);
    const [source, printed, made] = [cyrillic, latin, text].map((line) => line.match(WORD) ?? []);
    result.ambiguous += unsure;
    countHyphens(result, latin, text);
    source.forEach((word, at) => {
      const verdict = verdicts.get(verdictKey(word, printed[at] ?? ''));
      if (!CYRILLIC.test(word) || verdict === OTHER_WORD) return;
      result.words += 1;
      const mine = made.length === source.length ? (made[at] ?? '') : '';
      if (sameWord(mine) === sameWord(printed[at] ?? '')) result.asPrinted += 1;
      if (sameWord(mine) === sameWord(verdict ?? printed[at] ?? '')) result.right += 1;
      else result.wrong.push([word, mine, verdict ?? printed[at]]);
    });
  }
  return result;
};

/** Quotation marks around a word are no part of it. */
const sameWord = (word) =>
  sameMarks(word)
    .replace(/^ʼ|(?<=.)ʼ$/g, '')
    .replaceAll('\u00ad', '');

const NUMBERS =
  /\d(?<mark>[- ])(?:yil|yanvar|fevral|mart|aprel|may|iyun|iyul|avgust|sent|okt|noyabr|dekabr)/g;

const countHyphens = (result, printed, made) => {
  const [inPrint, inMine] = [printed, made].map((line) =>
    Array.from(line.matchAll(NUMBERS), ({ groups }) => groups.mark),
  );
  if (inPrint.length !== inMine.length) return;
  result.numbers += inPrint.length;
  result.hyphens += inPrint.filter((mark, at) => mark === inMine[at]).length;
};

/** Every mark of the printed Latin typed over at random, then proposed back; ‘ and ’ in print tell the two marks apart. */
export const apostropheAccuracyOf = ({ name, pairs }, uzbek, lists) => {
  const random = seeded(1995);
  const result = { corpus: name, words: 0, right: 0, 'left alone': 0, wrong: 0, unsure: 0 };
  for (const { latin } of pairs) {
    const truth = latin.replaceAll('‘', 'ʻ').replaceAll('’', 'ʼ');
    const typed = typedOver(latin, TYPED, random);
    const changes = uzbek.fixApostrophes(typed);
    result.unsure += changes.filter(({ sure }) => !sure).length;
    const made = uzbek.applyChanges(typed, changes).match(WORD) ?? [];
    const before = typed.match(WORD) ?? [];
    const want = truth.match(WORD) ?? [];
    want.forEach((word, at) => {
      if (!/(?<=\p{L})[ʻʼ](?=\p{L})|(?<=[og])ʻ$/iu.test(word)) return;
      result.words += 1;
      if (made[at] === word) result.right += 1;
      else if (made[at] === before[at]) result['left alone'] += 1;
      else result.wrong += 1;
      if (lists && made[at] !== word) console.log('   apostrophe', word, made[at]);
    });
  }
  const changed = result.right + result.wrong;
  return { ...result, 'right of those changed %': ((100 * result.right) / Math.max(1, changed)).toFixed(2) };
};

/** The Cyrillic draft of the printed Latin, word by word against the printed Cyrillic. */
export const draftAccuracyOf = ({ name, pairs }, { latinToCyrillic, applyChanges }) => {
  const result = { corpus: name, words: 0, right: 0, 'marked as open': 0, 'wrong, not marked': 0 };
  for (const { cyrillic, latin } of pairs) {
    const changes = latinToCyrillic(latin);
    const open = new Set(changes.filter(({ sure }) => !sure).map(({ to }) => to));
    const made = applyChanges(latin, changes).match(WORD) ?? [];
    const want = cyrillic.match(WORD) ?? [];
    result['marked as open'] += open.size;
    if (made.length !== want.length) continue;
    want.forEach((word, at) => {
      if (!CYRILLIC.test(word)) return;
      result.words += 1;
      if (made[at] === word) result.right += 1;
      else if (!open.has(made[at])) result['wrong, not marked'] += 1;
    });
  }
  return { ...result, 'right %': ((100 * result.right) / Math.max(1, result.words)).toFixed(2) };
};

const seeded = (seed) => {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
};

/** What has to come through as it is, inside an Uzbek sentence. */
const PROTECTED = [
  'https://depo.uz/ҳужжатлар?тур=эмитент', 'www.gov.uz/ўзбекча', "o'zbek@depo.uz", 'маълумот@example.uz', '#ўзбекистон',
  '@солиқ_қўмитаси', 'ҳисобот_2026.pdf', '`қиймат = 1`', '<b title="ўз">', '&nbsp;', '{исм}', '/srv/data/o_z.txt',
  "don't", "it's", "O'Brien", "l'homme", "d'Artagnan", "rock'n'roll", '«О рынке ценных бумаг и о защите прав»',
  '«Об этом сообщили для них»', "'muhim'", '‘yangi’', "Facebook'da",
]; // biome-ignore format: a list

export const protectedChanges = (converter, uzbek) => {
  const kept = { converter: converter.name, spans: PROTECTED.length, 'to Latin': 0, apostrophes: 0 };
  for (const span of PROTECTED) {
    if (!converter.toLatin(`Бу ҳақда ${span} деб ёзилган.`).text.includes(span)) kept['to Latin'] += 1;
    if (converter.name !== 'ours') kept.apostrophes = '–';
    else if (!fixed(uzbek, `Bu haqda ${span} deb yozilgan so'z.`).includes(span)) kept.apostrophes += 1;
  }
  return kept;
};

const fixed = (uzbek, text) => uzbek.applyChanges(text, uzbek.fixApostrophes(text));
