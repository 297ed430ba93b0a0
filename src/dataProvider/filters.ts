import type { RaRecord } from 'react-admin';
import { toIsoDay } from '../dates.ts';
import { fold, spellingsOf } from '../wire/folding.ts';
import { LANGUAGES } from '../wire/wire.ts';
import type { ListFilter } from './endpoint.ts';
import { groupOf } from './listing.ts';
import type { MultilingualRecord, PostedRecord } from './records.ts';

/** The texts of an entry, under the names that any kind uses. */
const TEXTS = ['title', 'description', 'about', 'urlVideo', 'urlAudio'];

/** Folded titles by record: folding ten thousand of them at each key would delay typing. */
const foldedTitles = new WeakMap<object, string>();

/** Keeps the records of which any title contains the search text, compared as in `folding.ts`. */
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

/** Tests for what a record may lack: a language, the cover shown in lists, translations as new as the Russian text. */
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

/** Keeps the records that lack something; all records without such a filter. */
export const lacking = <T extends MultilingualRecord>(records: T[], what = ''): T[] => {
  const lacks = LACKS[what];
  return lacks ? records.filter(lacks) : records;
};

/**
 * Filters the whole list of a depository without pages: by days, by what is missing, by title in every language (part 1, §5; part 2, §5),
 * and by the group in which any other field puts a record.
 */
export const narrowed = (records: RaRecord[], filter: ListFilter): RaRecord[] => {
  const { title = '', from, to, lacking: what, ...values } = filter;
  const posted = postedBetween(records as PostedRecord[], from, to);
  const found: RaRecord[] = withTitle(lacking(posted, what), title, titlesOf);
  // an unfiltered list stays the same array, so that its cached order is found again
  return Object.entries(values).reduce((kept, [name, value]) => {
    const group = groupOf(value);
    return kept.filter((record) => groupOf(record[name]) === group);
  }, found);
};
