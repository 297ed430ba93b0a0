import type { RaRecord } from 'react-admin';
import { toIsoDay } from '../dates.ts';
import { fold, spellingsOf } from '../wire/folding.ts';
import { LANGUAGES } from '../wire/wire.ts';
import type { ListFilter } from './endpoint.ts';
import type { MultilingualRecord, PostedRecord } from './records.ts';

/** What an entry says, in whichever kind. */
const TEXTS = ['title', 'description', 'about', 'urlVideo', 'urlAudio'];

/** The folded titles of records: folding those of ten thousand at each key would keep the typist waiting. */
const foldedTitles = new WeakMap<object, string>();

/** Keeps the records in whose titles the search is, in any of them, as `folding.ts` compares. */
export const withTitle = <T extends object>(
  records: T[],
  search: string,
  titlesOf: (record: T) => readonly string[],
): T[] => {
  if (search.trim() === '') return records;
  const spellings = spellingsOf(search);
  return records.filter((record) => {
    const folded = foldedTitles.get(record) ?? titlesOf(record).map(fold).join('\n');
    foldedTitles.set(record, folded);
    return spellings.some((spelling) => folded.includes(spelling));
  });
};

/**
 * Keeps the records whose `posted` day lies in the range, both ends included.
 *
 * @param from - first day, `yyyy-mm-dd`; with only one end given the range is ignored (part 1, §5)
 * @returns a new array in the same order; records without a readable date are dropped
 */
export const postedBetween = <T extends { posted: string | null }>(
  records: T[],
  from?: string,
  to?: string,
): T[] => {
  if (!from || !to) return records;
  return records.filter(({ posted }) => {
    const day = toIsoDay(posted);
    return day !== '' && from <= day && day <= to;
  });
};

/** What a record lacks: a language, the cover that lists show, translations as new as the Russian text. */
const LACKS: Record<string, (record: MultilingualRecord) => boolean> = {
  ...Object.fromEntries(
    LANGUAGES.map((language) => [
      language,
      ({ entries }: MultilingualRecord) => TEXTS.every((text) => (entries[language][text] ?? '') === ''),
    ]),
  ),
  cover: ({ entries }) => !entries.ru.coverId,
  translation: ({ stale }) => Array.isArray(stale) && stale.length > 0,
};

const titlesOf = ({ entries }: MultilingualRecord) =>
  LANGUAGES.map((language) => String(entries[language].title ?? ''));

/** Keeps the records that lack something; all of them when nothing is requested. */
export const lacking = <T extends MultilingualRecord>(records: T[], what = ''): T[] => {
  const lacks = LACKS[what];
  return lacks ? records.filter(lacks) : records;
};

/**
 * Keeps what a list shows of a depository without pages: by days, by what is lacking, by search in the title (part 1, §5; part 2, §5) in
 * every language, and by the value of any other field.
 */
export const narrowed = (records: RaRecord[], filter: ListFilter): RaRecord[] => {
  const { title = '', from, to, lacking: what, ...values } = filter;
  const posted = postedBetween(records as PostedRecord[], from, to);
  const found: RaRecord[] = withTitle(lacking(posted, what), title, titlesOf);
  // a list that nothing narrows stays the same array, whose order is remembered
  return Object.entries(values).reduce(
    (kept, [name, value]) => kept.filter((record) => String(record[name]) === value),
    found,
  );
};
