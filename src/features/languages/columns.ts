import type { RaRecord } from 'ra-core';
import { isFile } from '../../components/form/completeness.ts';
import type { Columns, EditorsBeside } from '../../components/form/sideBySide.ts';
import { LANGUAGES, type Language } from '../../wire/wire.ts';
import { choice } from './choice.ts';
import { columnsSx } from './columnsSx.ts';
import { Editors } from './editors.ts';
import { staleOf } from './stale.ts';
import { roomNow } from './useRoom.ts';

/** The two languages beside each other: the ones that are wanted, and another in the place of the second while it has to be there. */
const pairWith = (pair: readonly Language[], current: Language) =>
  pair.includes(current) ? pair : LANGUAGES.filter((each) => each === current || each === pair[0]);

interface Rows {
  /** Of which a language consists, a field each. */
  parts: readonly string[];
  record: RaRecord | undefined;
}

/** Columns for so many languages; fields lie in common rows, and so does what is said of translations that are too old. */
export const columnsOf = (
  { parts, record }: Rows,
  columnCount: number,
  pair: readonly Language[],
  editors: EditorsBeside,
): Columns | undefined => {
  if (columnCount === 1) return undefined;
  const aside = parts.filter(isFile).length;
  return {
    key: `${columnCount} ${pair.join()}`,
    languagesWith: (language) => (columnCount === 3 ? LANGUAGES : pairWith(pair, language)),
    sx: columnsSx(columnCount, {
      entries: parts.length - aside + (staleOf(record).length > 0 ? 1 : 0),
      aside,
    }),
    editors,
  };
};

/** The columns with which a form begins for whoever works that way. */
export const firstColumns = (parts: readonly string[], record: RaRecord | undefined): Columns | undefined =>
  choice.isWanted() ? columnsOf({ parts, record }, roomNow(), choice.pair(), new Editors()) : undefined;
