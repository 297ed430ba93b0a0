import type { RaRecord } from 'react-admin';
import { cached } from '../cached.ts';
import { toIsoDay } from '../dates.ts';
import { fold, spellingsOf } from '../wire/folding.ts';
import { LANGUAGES } from '../wire/wire.ts';
import type { ListFilter } from './endpoint.ts';
import { groupOf } from './listing.ts';
import { isFileId, type MultilingualRecord } from './records.ts';

/** The texts of an entry, under the names that any kind uses. */
const TEXTS = ['title', 'description', 'about', 'urlVideo', 'urlAudio'];

/** Tests for what a record may lack: a language, the cover shown in lists, translations as new as the Russian text. */
const LACKS: Record<string, (record: MultilingualRecord) => boolean> = {
  ...Object.fromEntries(
    LANGUAGES.map((language) => [
      language,
      ({ entries }: MultilingualRecord) => TEXTS.every((text) => (entries[language][text] ?? '') === ''),
    ]),
  ),
  cover: ({ entries }) => !isFileId(entries.ru.coverId),
  translation: ({ stale }) => Array.isArray(stale) && stale.length > 0,
};

/** Cached, because folding ten thousand titles at each key would delay typing. */
const foldedTitlesOf = cached(({ entries }: MultilingualRecord) =>
  LANGUAGES.map((language) => fold(String(entries[language].title ?? ''))).join('\n'),
);

/** Keeps the records that lack something; all records without such a filter. */
export const lacking = <T extends MultilingualRecord>(records: T[], what = ''): T[] => {
  const lacks = LACKS[what];
  return lacks ? records.filter(lacks) : records;
};

/**
 * Filters the whole list of a depository without pages: by days, by what is missing, by title in every language (part 1, §5; part 2, §5),
 * and by the group in which any other field puts a record. The search compares as in `folding.ts`. A range of days includes both ends,
 * and is ignored with only one of them. An unfiltered list stays the same array, so that its cached order is found again.
 */
export const narrowed = (records: RaRecord[], filter: ListFilter): RaRecord[] => {
  const { title = '', from, to, lacking: what, ...values } = filter;
  let kept: RaRecord[] = lacking(records as MultilingualRecord[], what);
  if (from && to)
    kept = kept.filter(({ posted }) => {
      const day = toIsoDay(posted);
      return from <= day && day <= to;
    });
  if (title.trim() !== '') {
    const spellings = spellingsOf(title);
    kept = kept.filter((record) => {
      const folded = foldedTitlesOf(record as MultilingualRecord);
      return spellings.some((spelling) => folded.includes(spelling));
    });
  }
  for (const [name, value] of Object.entries(values)) {
    const group = groupOf(value);
    kept = kept.filter((record) => groupOf(record[name]) === group);
  }
  return kept;
};
