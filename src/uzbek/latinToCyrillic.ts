import { endsInTutuq } from './apostrophes.ts';
import { type Change, change } from './changes.ts';
import { type Exceptions, withBuiltIn } from './exceptions.ts';
import { isForeign } from './foreign.ts';
import { sentenceLanguages } from './languages.ts';
import { APOSTROPHES } from './letters.ts';
import { quotationMarks } from './quotations.ts';
import type { Options } from './settings.ts';
import { inCaseOf, LATIN, once, type Word, wordsOf } from './words.ts';

const MARK = `[${APOSTROPHES}]`;
/** Longest first; of both Latin alphabets. yoʻ is й and ў. */
const PIECES = new RegExp(
  `[og]${MARK}{1,2}|s${MARK}h|sh|ch|yo(?!${MARK})|yu|ya|ye|(?<=[aou])e|ts|${MARK}|\\p{L}`,
  'giu',
);
// biome-ignore format: a table reads better in rows
const CYRILLIC_OF: Readonly<Record<string, string>> = {
  sh: 'ш', ch: 'ч', yo: 'ё', yu: 'ю', ya: 'я', ye: 'е', ts: 'ц', ö: 'ў', ğ: 'ғ', ş: 'ш', ç: 'ч',
  a: 'а', b: 'б', d: 'д', e: 'е', f: 'ф', g: 'г', h: 'ҳ', i: 'и', j: 'ж', k: 'к', l: 'л', m: 'м', n: 'н', o: 'о',
  p: 'п', q: 'қ', r: 'р', s: 'с', t: 'т', u: 'у', v: 'в', x: 'х', y: 'й', z: 'з',
};

/** Words whose Cyrillic has letters that Latin lost; a `-` behind the Latin takes endings too. */
// biome-ignore format: a table reads better in rows
const LOST_LETTERS: Readonly<Record<string, string>> = {
  yanvar: 'январь', fevral: 'февраль', aprel: 'апрель', iyun: 'июнь', iyul: 'июль', sentabr: 'сентябрь',
  oktabr: 'октябрь', noyabr: 'ноябрь', dekabr: 'декабрь', 'rayon-': 'район', 'mayor-': 'майор', 'york-': 'йорк',
  // ц at the start or behind a consonant
  'sirk-': 'цирк', 'sement-': 'цемент', 'sex-': 'цех', 'sellyul-': 'целлюл', 'sivil-': 'цивил', 'senz-': 'ценз',
  'sikl-': 'цикл', 'silindr-': 'цилиндр', 'sistern-': 'цистерн', 'sitata-': 'цитата', 'ssenari-': 'сценари',
  'aksept-': 'акцепт', 'aksent-': 'акцент', 'aksiz-': 'акциз', 'vaksina-': 'вакцина', 'kansler-': 'канцлер',
  'kanselyariya-': 'канцелярия', 'konsern-': 'концерн', 'konsert-': 'концерт', 'konsepsiya-': 'концепция',
  'konsentr-': 'концентр', 'konsess-': 'концесс', 'prinsip-': 'принцип', 'fransuz-': 'француз',
  // and с there
  'pensiya-': 'пенсия', 'pensioner-': 'пенсионер', 'ekspansiya-': 'экспансия',
  // rц, where the draft reads rс: inersiya, but konversiya
  'inersiya-': 'инерция', 'proporsiya-': 'пропорция', 'porsiya-': 'порция', 'kommersiya-': 'коммерция',
  // a soft sign
  neft: 'нефть', rol: 'роль', model: 'модель', profil: 'профиль', portfel: 'портфель', medal: 'медаль', nol: 'ноль',
  'film-': 'фильм', 'albom-': 'альбом', 'asfalt-': 'асфальт', 'fakultet-': 'факультет', 'filtr-': 'фильтр',
  'kompyuter-': 'компьютер', 'intervyu-': 'интервью', 'alyans-': 'альянс', 'alternativ-': 'альтернатив',
  'konsult-': 'консульт', 'multi-': 'мульти', 'bulvar-': 'бульвар', 'kalkul-': 'калькул', 'batalyon-': 'батальон',
};

/** What Latin leaves open: where it shows, the draft's letters there, how it reads them, and the other reading. */
const OPEN: readonly { shows: RegExp; draft: RegExp; is: string; or: string }[] = [
  { shows: /ts(?!iya|ion|en|ept|ey|ial|ist)/i, draft: /ц/gi, is: 'ц', or: 'тс' },
  { shows: /[knp]si(?:ya|o)/i, draft: /(?<=[кнп])си(?=я|о)/gi, is: 'ци', or: 'си' },
  { shows: /[lr]siya/i, draft: /(?<=[лр])сия/gi, is: 'сия', or: 'ция' },
  { shows: /[bdvzfpmnlrstg]ye/i, draft: /ье/gi, is: 'ье', or: 'ъе' },
];
/** Prefixes whose ъ only parts: obyekt, subyekt, syezd. */
const PARTING = /^(?:s|ob|sub|ad|in|kon|iz|pod)$/i;
/** ketsa, aytsin: t of a stem, s of an ending. */
const NATIVE_TS = /ts(?=(?:a|in)(?:m|ng|k|ngiz|lar|mikan|chi|da|ki)*$)/i;

/** Proposes Cyrillic for Uzbek Latin words: a draft to be read, unsure where Latin leaves two readings. */
export const latinToCyrillic = (text: string, { exceptions, protect }: Options = {}): Change[] => {
  const quotes = quotationMarks(text);
  const languageAt = sentenceLanguages(text);
  const foreign = once(isForeign);
  const stems = stemsOf(withBuiltIn(exceptions));
  const spelled = once((word) => cyrillicWord(word, stems));
  const changes: Change[] = [];
  for (const word of wordsOf(text, protect, LATIN)) {
    const language = languageAt(word.start);
    if (foreign(word.text) || language === 'other' || /^[IVXLCDM]+$/.test(word.text)) continue;
    const last = lengthWithout(word, quotes);
    const { to, others } = spelled(word.text.slice(0, last));
    const hyphen = joinedNumber(text, word) ? 1 : 0;
    const span = { start: word.start - hyphen, end: word.start + last };
    if (LATIN.test(to)) continue;
    changes.push(change(text, span, hyphen ? ` ${to}` : to, hyphen ? [] : others));
  }
  return changes;
};

const LAST_MARK = new RegExp(`(?<![og])${MARK}$`, 'i');

/** The word's length without a last mark that quotes or means nothing: jamʼ keeps its, kitob' does not. */
const lengthWithout = (word: Word, quotes: ReadonlySet<number>): number => {
  const stem = word.text.slice(0, -1);
  const drops = quotes.has(word.end - 1) || (LAST_MARK.test(word.text) && !endsInTutuq(stem));
  return drops ? stem.length : word.text.length;
};

/** 2026-yil 1-sentabr loses its hyphens in Cyrillic. */
const joinedNumber = (text: string, word: Word): boolean =>
  /\d-$/.test(text.slice(Math.max(0, word.start - 2), word.start)) &&
  (/^(?:yanvar|fevral|mart|aprel|may|iyun|iyul|avgust|sentabr|oktabr|noyabr|dekabr)/i.test(word.text) ||
    (/^yil/i.test(word.text) && /\d{4}-$/.test(text.slice(Math.max(0, word.start - 5), word.start))));

interface Stem {
  latin: string;
  cyrillic: string;
  whole: boolean;
}

/** The exceptions read backwards, and the words whose letters Latin lost, by their first two letters. */
const stemsOf = ({ entries }: Exceptions): ReadonlyMap<string, readonly Stem[]> => {
  const byBeginning = new Map<string, Stem[]>();
  const lost = Object.entries(LOST_LETTERS).map(([latin, cyrillic]) => {
    const whole = !latin.endsWith('-');
    return { latin: whole ? latin : latin.slice(0, -1), cyrillic, whole };
  });
  for (const stem of [...lost, ...entries]) {
    const beginning = stem.latin.slice(0, 2);
    byBeginning.set(beginning, [...(byBeginning.get(beginning) ?? []), stem]);
  }
  return byBeginning;
};

const cyrillicWord = (word: string, stems: ReturnType<typeof stemsOf>): { to: string; others: string[] } => {
  const lower = word.toLowerCase();
  const stem = stems
    .get(lower.slice(0, 2))
    ?.find(({ latin, whole }) => (whole ? lower === latin : lower.startsWith(latin)));
  if (!stem) return openReadings(word, lettersOf(word));
  const { length } = stem.latin;
  return { to: inCaseOf(word.slice(0, length), stem.cyrillic) + lettersOf(word.slice(length)), others: [] };
};

const lettersOf = (latin: string): string =>
  latin.replace(PIECES, (piece, at: number) => {
    const lower = piece.toLowerCase();
    const cyrillic = pieceOf(lower, latin, at);
    return piece === lower ? cyrillic : cyrillic.toUpperCase();
  });

const pieceOf = (piece: string, latin: string, at: number): string => {
  const first = piece.charAt(0);
  if (piece.length > 1 && /[og]/.test(first)) return first === 'o' ? 'ў' : 'ғ';
  if (piece.length === 3) return 'сҳ';
  if (piece === 'e' && (at === 0 || /[aou]/i.test(latin.charAt(at - 1)))) return 'э';
  if (piece === 'ye' && /[b-df-hj-np-tvxz]$/i.test(latin.slice(0, at)))
    return PARTING.test(latin.slice(0, at)) ? 'ъе' : 'ье';
  if (piece === 'ts' && NATIVE_TS.test(latin.slice(at))) return 'тс';
  return APOSTROPHES.includes(piece) ? 'ъ' : (CYRILLIC_OF[piece] ?? piece);
};

const openReadings = (latin: string, cyrillic: string): { to: string; others: string[] } => {
  let to = cyrillic;
  const others: string[] = [];
  for (const { shows, draft, is, or } of OPEN) {
    if (!shows.test(latin) || to.search(draft) < 0) continue;
    const reading = (letters: string) =>
      to.replace(draft, (found) => (found === found.toLowerCase() ? letters : letters.toUpperCase()));
    others.push(reading(or));
    to = reading(is);
  }
  return { to, others };
};
