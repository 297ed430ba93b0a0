// Texts in both scripts. A .tsv line is «document, Cyrillic, Latin as printed», a line with # a comment. `adjudicated.tsv` in the
// folder, and `uzbek-adjudicated.tsv` here for CLDR, list words printed otherwise than the rules of 1995 say, and why.
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const MARKS = /['`´‘’ʹ′ʻʼ]/g;
export const WORD = /[\p{L}\p{M}\u00ad]+(?:['`´‘’ʹ′ʻʼ][\p{L}\p{M}]+)*['`´‘’ʻʼ]?/gu;
/** Printed with whatever mark: ʻ behind o and g, ʼ elsewhere. */
export const sameMarks = (word) =>
  word.replace(/(?<=[og])['`´‘’ʹ′ʻʼ]/gi, 'ʻ').replace(/(?<![og])['`´‘’ʹ′ʻʼ]/gi, 'ʼ');

const JUDGED = 'adjudicated.tsv';
const besideThis = (name) => fileURLToPath(new URL(name, import.meta.url));
const FOLDERS = [process.env.UZBEK_CORPUS, besideThis('../../shared/uzbek')];

const HOW_TO_GET = `The texts in both scripts are not on this machine; only the names of CLDR, which Node has, are measured.
Source: github.com/UlugbekSalaev/UzTransliterator, folder test, commit bdb983e (Salaev, Kuriyozov, Gómez-Rodríguez, «A machine
transliteration tool between Uzbek alphabets», 2022, arXiv 2205.09578). Make of it .tsv files, a line «document, Cyrillic, Latin»
for each pair of sentences with equally many words, and name their folder: UZBEK_CORPUS=DIR npm run bench
`;

/** The corpora that are there: the folder's files, and the names that CLDR gives in both scripts (part of Node). */
export const readCorpora = async (asked) => {
  const folder = [asked, ...FOLDERS].find((path) => path && existsSync(path));
  const files = folder
    ? (await readdir(folder)).filter((name) => name.endsWith('.tsv') && name !== JUDGED).sort()
    : [];
  if (files.length === 0) console.log(HOW_TO_GET);
  const lists = [besideThis(`uzbek-${JUDGED}`), ...(folder ? [join(folder, JUDGED)] : [])].filter(existsSync);
  const verdicts = new Map((await Promise.all(lists.map(readVerdicts))).flat());
  const texts = await Promise.all(files.map((name) => readText(join(folder, name))));
  return [...texts, cldrNames()].map((corpus) => ({ ...corpus, verdicts }));
};

const rowsOf = async (path) =>
  (await readFile(path, 'utf8'))
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split('\t'));

const readText = async (path) => {
  const pairs = (await rowsOf(path)).map(([, cyrillic, latin]) => ({ cyrillic, latin }));
  return { name: basename(path, '.tsv'), pairs, hasMarks: true };
};

/** Words printed otherwise than the rules say, to what the rules say; judged by hand, one by one. */
const readVerdicts = async (path) =>
  (await rowsOf(path)).map(([cyrillic, printed, right]) => [verdictKey(cyrillic, printed), right]);

export const verdictKey = (cyrillic, printed) => `${cyrillic} ${sameMarks(printed)}`.toLowerCase();

const LETTERS = Array.from({ length: 26 }, (_, at) => String.fromCharCode(65 + at));
const CODES = {
  region: LETTERS.flatMap((one) => LETTERS.map((other) => one + other)),
  currency: Intl.supportedValuesOf('currency'),
};

/** Regions and currencies: translated by different people in the two scripts, so that some words differ in more than script. */
const cldrNames = () => {
  const pairs = [];
  for (const [type, codes] of Object.entries(CODES)) {
    const [latin, cyrillic] = ['uz-Latn', 'uz-Cyrl'].map(
      (locale) => new Intl.DisplayNames(locale, { type, fallback: 'none' }),
    );
    for (const code of codes) {
      const pair = { cyrillic: nameOf(cyrillic, code), latin: nameOf(latin, code) };
      const words = Object.values(pair).map((name) => name.match(WORD)?.length ?? 0);
      if (/[\u0400-\u052f]/.test(pair.cyrillic) && words[0] === words[1]) pairs.push(pair);
    }
  }
  return { name: `CLDR ${process.versions.cldr} names`, pairs, hasMarks: false };
};

const nameOf = (names, code) => {
  try {
    return (names.of(code) ?? '').replaceAll('-', ' ');
  } catch {
    return ''; // no such code
  }
};

export const typedOver = (latin, marks, random) =>
  latin.replace(MARKS, () => marks[Math.floor(random() * marks.length)]);
