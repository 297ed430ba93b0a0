/** Finds people by name in texts: in any case, with a former or a hyphenated name, whole or with initials. */
import { heardOf, stemOf } from './names.ts';

/** Vowels by which spellings of one name differ: Ахмедов and Ахмадов, Мурод and Мурад, Темур and Тимур, Усманов and Ўсмонов. */
const ALIKE = ['ae', 'ao', 'ei', 'eo', 'ou'];
const areAlike = (one: string, other: string) =>
  one === other || ALIKE.includes([one, other].sort().join(''));

/** The vowels before each consonant, and at the end. */
const vowelsOf = (heard: string) =>
  heard.split(/[^aeiouy]+/).map((each) => each.replaceAll('y', '') || each.slice(0, 1).replace('y', 'i'));

const HYPHENS = /[-\u2010-\u2015]/g;

/** Endings after the stem of a name: Russian and Uzbek case endings, by their sound. */
const ENDING = 'a?(ma?|h|n|ga|ka|na|nang|da|dan)?';

/** Family names so short are like many words, and are found only with their own vowels. */
const LIKE_A_WORD = 3;

/** Words of sentences that sound like names, such as «она» like Анна and «кем» like Ким. */
const NO_NAMES = new Set(
  `без бу бы ва вам вами вас вот все всё вы где да для до его ее её ей ему если еще ещё же за и из или им ими их ее как ким кем ко когда кого кому кто ли
  мен мне мной мы на над нам нами нас не нет ни но ну о об он она они оно от по под пока при с сам сама сен со так там та те тем то той тот тут ты у уже улар
  уни хам ҳам чем что шу эта эти это этой этот я bu ham kim men sen shu u ular uni va`.split(/\s+/),
);

/** An ending that family names alone have. */
const FAMILY_ENDING = /..([oe]va?|sk(iy|aya|i|y))$/;

/** A name, or one of its parts. @param isExact - found only with these vowels */
function nameOf(written: string, isExact: boolean) {
  const stem = stemOf(written);
  const pattern = new RegExp(`^${stem}${ENDING}$`);
  // those before each consonant, and the first one of an ending that changes with the case
  const count = stem.split(/[^a]+/).length - 1;
  const heard = heardOf(written);
  const vowels = vowelsOf(heard);
  const known = [...vowels.slice(0, count), stem.endsWith('a') ? (vowels[count] ?? '').slice(0, 1) : ''];
  const hasVowel = (one: string, other: string) =>
    isExact ? other.startsWith(one) : [...one].every((each, at) => areAlike(each, other[at] ?? each));
  return {
    stem,
    isIn: ({ sound, heardVowels, onlyName }: Word) =>
      pattern.test(sound) &&
      (onlyName === undefined || onlyName === heard) &&
      known.every((each, at) => hasVowel(each, heardVowels[at] ?? '')),
  };
}

interface Word {
  sound: string;
  heardVowels: string[];
  /** Of a word such as «ким»: the only name that it may be, which needs a capital letter; '' where it is no name. */
  onlyName?: string;
}

const isCapital = (word: string) => /^\P{L}*\p{Lu}/u.test(word);

const wordOf = (written: string): Word => {
  const heard = heardOf(written).replace(/[^a-z0-9]/g, '');
  const lower = written.toLowerCase();
  return {
    sound: heard.replace(/[aeiouy]+/g, 'a'),
    heardVowels: vowelsOf(heard),
    onlyName: NO_NAMES.has(lower) ? (isCapital(written) ? heard : '') : undefined,
  };
};

type ReadWord = (written: string) => Word;

/** A name that may have several parts, which texts join by a hyphen or write in one word. */
function partedNameOf(written: string, mayBeFamily = false) {
  const parts = written.split(HYPHENS).filter((part) => stemOf(part) !== '');
  const joined = parts.join('');
  const isExact = mayBeFamily && stemOf(joined).length <= LIKE_A_WORD && !FAMILY_ENDING.test(heardOf(joined));
  const names = parts.map((part) => nameOf(part, isExact));
  const whole = nameOf(joined, isExact);
  return {
    whole,
    first: names[0] ?? whole,
    isIn(text: string, read: ReadWord) {
      const said = text.split(HYPHENS);
      return said.length === names.length && names.length > 1
        ? names.every((name, at) => name.isIn(read(said[at] ?? '')))
        : whole.isIn(read(said.join('')));
    },
    /** Е. is Ye., Ё. is Yo., but Я. is no А.; Ш. is Sh., or S. in an abbreviation of a Latin name. */
    hasInitial(initial: string) {
      const [name, given] = [written, initial].map((each) => heardOf(each).replace(/^y[eo]/, 'e'));
      if (!name || !given) return false;
      if (given === 'y') return /^[ye]/.test(name);
      if (/^[aeiou]/.test(given)) return areAlike(given.charAt(0), name.charAt(0));
      return name.startsWith(given);
    },
  };
}

type PartedName = ReturnType<typeof partedNameOf>;

interface Person {
  family: PartedName;
  first: PartedName;
  patronymic?: PartedName;
}

const PATRONYMIC = /(vich|vna)$/;
const isPatronymic = (word: string) => PATRONYMIC.test(heardOf(word));
const namesIn = (fullName: string) => fullName.split(/[\s.,]+/).filter((word) => stemOf(word) !== '');

/** The possible orders: the family name comes first, or last after a patronymic. Of two names it may be either, unless its ending tells. */
function ordersOf([one = '', two = '', three = '']: string[]) {
  if (three) return [isPatronymic(two) && !isPatronymic(three) ? [three, one, two] : [one, two, three]];
  if (FAMILY_ENDING.test(heardOf(one))) return [[one, two]];
  if (FAMILY_ENDING.test(heardOf(two))) return [[two, one]];
  return [
    [one, two],
    [two, one],
  ];
}

/** Longer names are no names, and nobody has more former ones. */
const LONGEST_NAME = 300;
const MOST_FORMER = 4;

/** How a person may be called: by the family name, or by each word in brackets, such as a former name, in its place. */
function callsOf(written: string): Person[] {
  const fullName = written.slice(0, LONGEST_NAME);
  const inBrackets = [...fullName.matchAll(/\(([^()]*)\)/g)].flatMap(([, former = '']) => namesIn(former));
  const orders = ordersOf(namesIn(fullName.replace(/\([^()]*\)/g, ' ')));
  return orders.flatMap(([own = '', given = '', middle]) =>
    [own, ...inBrackets.slice(0, MOST_FORMER)].flatMap((each) => {
      const family = partedNameOf(each, true);
      const first = partedNameOf(given, orders.length > 1);
      // too short to identify anybody
      if (Math.min(family.whole.stem.length, first.whole.stem.length) < 2) return [];
      return { family, first, patronymic: middle ? partedNameOf(middle) : undefined };
    }),
  );
}

const LETTERS = "[\\p{L}\\p{M}\\p{Cf}'’‘‛ʻʼ`´′＇]";
const WORD = `${LETTERS}+(?:[-\\u2010-\\u2015]${LETTERS}+)*`;
const EACH_WORD = new RegExp(WORD, 'gu');

/** A word of a text, and the characters up to the next one. */
interface Said {
  word: string;
  gap: string;
}

const wordsIn = (text: string): Said[] => {
  const found = [...text.matchAll(EACH_WORD)];
  return found.map(({ 0: word, index }, at) => ({
    word,
    gap: text.slice(index + word.length, found[at + 1]?.index ?? text.length),
  }));
};

const isGap = (gap = '.') => gap !== '' && !/[.\p{N}]/u.test(gap);
const isInitial = (said: Said | undefined): said is Said =>
  said?.gap.startsWith('.') === true && said.word.replace(/\P{L}/gu, '').length <= 2;

/** The initials in a row from a place on, in the order of the text. */
function initialsFrom(said: Said[], at: number, step: 1 | -1) {
  const initials: string[] = [];
  for (let here = at; isInitial(said[here]); here += step) initials.push(said[here]?.word ?? '');
  return step === 1 ? initials : initials.reverse();
}

/** Where the text continues after brackets that follow a word. */
function afterBrackets(said: Said[], at: number) {
  if (!/^\s*\($/.test(said[at]?.gap ?? '')) return at;
  const end = said.slice(at + 1, at + 1 + MOST_FORMER).findIndex(({ gap }) => gap.includes(')'));
  return end < 0 ? at : at + 1 + end;
}

/** Whether the words around a family name are those of a person. */
function isCalled({ first, patronymic }: Person, said: Said[], at: number, read: ReadWord) {
  const last = afterBrackets(said, at);
  const next = said[last + 1];
  if (next && isGap(said[last]?.gap) && first.isIn(next.word, read)) return true;
  const [former, earlier] = [said[at - 1], said[at - 2]];
  if (former && isGap(former.gap)) {
    if (first.isIn(former.word, read)) return true;
    if (
      patronymic?.isIn(former.word, read) &&
      earlier &&
      isGap(earlier.gap) &&
      first.isIn(earlier.word, read)
    )
      return true;
  }
  const rows = [
    /^[),\s]*[,\s]$/.test(said[last]?.gap ?? '') ? initialsFrom(said, last + 1, 1) : [],
    /^\.\s*$/.test(former?.gap ?? '') ? initialsFrom(said, at - 1, -1) : [],
  ];
  // beside a name with a capital letter, «гр.» and «г.» are no initials
  const hasCapital = isCapital(said[at]?.word ?? '');
  return rows.some((row) => {
    const [one, two, ...more] = row.filter((initial) => !hasCapital || isCapital(initial));
    if (!one || more.length > 0 || !first.hasInitial(one)) return false;
    return !two || !patronymic || patronymic.hasInitial(two);
  });
}

/**
 * Prepares the search for several people.
 *
 * @returns `isNamed` tells whether a text names one of them; each such text has a word that begins with one of the `stems`
 */
export function findNamed(fullNames: readonly string[]) {
  const people = new Map<string, Person[]>();
  for (const person of fullNames.flatMap(callsOf)) {
    const { whole, first } = person.family;
    for (const stem of new Set([whole.stem, first.stem]))
      people.set(stem, [...(people.get(stem) ?? []), person]);
  }
  const stems = [...people.keys()].filter(Boolean);
  const lengths = [...new Set(stems.map(({ length }) => length))];
  const known = new Map<string, Word>();
  const read = (written: string) => {
    const word = known.get(written) ?? wordOf(written);
    known.set(written, word);
    return word;
  };
  const isNamed = (text: string) => {
    const said = wordsIn(text);
    return said.some(({ word }, at) => {
      const { sound } = read(word);
      const found = lengths.flatMap((length) => people.get(sound.slice(0, length)) ?? []);
      return found.some((person) => person.family.isIn(word, read) && isCalled(person, said, at, read));
    });
  };
  return { stems, isNamed };
}
