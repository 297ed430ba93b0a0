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

/** Family names so short are also words, such as «кем» and «пока». They are taken for names only where they are spelled exactly. */
const LIKE_A_WORD = 3;

/** A name, or one of its parts. @param isExact - found only with these vowels and a capital letter */
function nameOf(written: string, isExact: boolean) {
  const stem = stemOf(written);
  const pattern = new RegExp(`^${stem}${ENDING}$`);
  const groups = stem.split(/[^a]+/);
  const count = stem.endsWith('a') ? groups.length : groups.length - 1;
  const vowels = vowelsOf(heardOf(written)).slice(0, count);
  const hasVowel = (one: string, other: string) =>
    isExact ? one === other : [...one].every((each, at) => areAlike(each, other[at] ?? each));
  return {
    stem,
    isIn: ({ sound, heardVowels, isCapital }: Word) =>
      (isCapital || !isExact) &&
      pattern.test(sound) &&
      vowels.every((each, at) => hasVowel(each, heardVowels[at] ?? '')),
  };
}

interface Word {
  sound: string;
  heardVowels: string[];
  isCapital: boolean;
}

const wordOf = (written: string): Word => {
  const heard = heardOf(written).replace(/[^a-z0-9]/g, '');
  return {
    sound: heard.replace(/[aeiouy]+/g, 'a'),
    heardVowels: vowelsOf(heard),
    isCapital: /^\p{Lu}/u.test(written),
  };
};

/** A name that may have several parts, which texts join by a hyphen or write in one word. */
function partedNameOf(written: string, mayBeFamily = false) {
  const parts = written.split(HYPHENS).filter((part) => stemOf(part) !== '');
  const isExact = mayBeFamily && stemOf(parts.join('')).length <= LIKE_A_WORD;
  const names = parts.map((part) => nameOf(part, isExact));
  const whole = nameOf(parts.join(''), isExact);
  return {
    whole,
    first: names[0] ?? whole,
    isIn(text: string) {
      const said = text.split(HYPHENS);
      return said.length === names.length && names.length > 1
        ? names.every((name, at) => name.isIn(wordOf(said[at] ?? '')))
        : whole.isIn(wordOf(said.join('')));
    },
    /** Е. is Ye., but Я. is no А.; Ш. is Sh., or S. in an abbreviation of a Latin name. */
    hasInitial(initial: string) {
      const [name, given] = [written, initial].map((each) => heardOf(each).replace(/^ye/, 'e'));
      if (!name || !given) return false;
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

/** The order of the names: the family name comes first, or last after a patronymic; of two names nobody knows. */
function ordersOf([one = '', two = '', three = '']: string[]) {
  if (!three)
    return [
      [one, two],
      [two, one],
    ];
  return isPatronymic(two) ? [[three, one, two]] : [[one, two, three]];
}

/** How a person may be called: by the family name, or by each word in brackets, such as a former name, in its place. */
function callsOf(fullName: string): Person[] {
  const inBrackets = [...fullName.matchAll(/\(([^)]*)\)/g)].flatMap(([, former = '']) => namesIn(former));
  const orders = ordersOf(namesIn(fullName.replace(/\([^)]*\)/g, ' ')));
  const all = orders.flatMap(([family = '', ...others]) =>
    [family, ...inBrackets].map((each) => [each, ...others]),
  );
  return all.flatMap(([own = '', given = '', middle]) => {
    const [family, first] = [partedNameOf(own, true), partedNameOf(given, middle === undefined)];
    const lengths = [family.whole.stem.length, first.whole.stem.length] as const;
    // too short to identify anybody
    if (Math.min(...lengths) < 2 || lengths[0] + lengths[1] < 6) return [];
    return { family, first, patronymic: middle ? partedNameOf(middle) : undefined };
  });
}

const LETTERS = "[\\p{L}\\p{M}\\p{Cf}'’‘ʻʼ`´]";
const WORD = `${LETTERS}+(?:[-\\u2010-\\u2015]${LETTERS}+)*`;
const GAP = '[^\\p{L}\\p{N}.]+';
const INITIALS = '(?<![\\p{L}\\p{M}])(?:\\p{L}{1,2}\\.\\s*)+';
const EACH_WORD = new RegExp(WORD, 'gu');
const NEXT_WORD = new RegExp(`^${GAP}(${WORD})`, 'u');
const FORMER_WORDS = new RegExp(`(?:(${WORD})${GAP})?(${WORD})${GAP}$`, 'u');
const NEXT_INITIALS = new RegExp(`^[,\\s]+(${INITIALS})`, 'u');
const FORMER_INITIALS = new RegExp(`(${INITIALS})$`, 'u');
const BRACKETS = /^\s*\([^)]*\)/;
/** The length of the text around a family name in which the other names are. */
const AROUND = 200;

/** Whether the words around a family name are those of a person. */
function isCalled({ first, patronymic }: Person, before: string, after: string) {
  const [, next] = NEXT_WORD.exec(after) ?? [];
  if (next && first.isIn(next)) return true;
  const [, earlier, former] = FORMER_WORDS.exec(before) ?? [];
  if (former && first.isIn(former)) return true;
  if (earlier && former && patronymic?.isIn(former) && first.isIn(earlier)) return true;
  return [NEXT_INITIALS.exec(after), FORMER_INITIALS.exec(before)].some((found) => {
    const [one, two, ...more] = found?.[1]?.match(/\p{L}+/gu) ?? [];
    if (!one || more.length > 0 || !first.hasInitial(one)) return false;
    return !two || !patronymic || patronymic.hasInitial(two);
  });
}

/**
 * A function that finds out whether a text names one of several people.
 *
 * @returns `stems`, the keys of which a word of each such text begins with one
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
  const soundOfWord = new Map<string, string>();
  const isNamed = (text: string) =>
    [...text.matchAll(EACH_WORD)].some(({ 0: word, index }) => {
      const sound = soundOfWord.get(word) ?? wordOf(word).sound;
      soundOfWord.set(word, sound);
      const found = lengths.flatMap((length) => people.get(sound.slice(0, length)) ?? []);
      if (found.length === 0) return false;
      const end = index + word.length;
      const before = text.slice(Math.max(0, index - AROUND), index);
      const after = text.slice(end, end + AROUND).replace(BRACKETS, '');
      return found.some((person) => person.family.isIn(word) && isCalled(person, before, after));
    });
  return { stems, isNamed };
}
