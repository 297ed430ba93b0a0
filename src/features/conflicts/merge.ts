import type { RaRecord } from 'ra-core';
import {
  type FieldPath,
  fieldPathsIn,
  isSameValue,
  withCompanionFields,
} from '../../dataProvider/fieldPaths.ts';
import { valueAt } from '../../dataProvider/listing.ts';
import { LANGUAGES } from '../../wire/wire.ts';

/** The three states of a record that two people have changed. */
export interface Versions {
  /** As the form was opened with it; nothing where that is not known. */
  opened?: Partial<RaRecord>;
  mine: Partial<RaRecord>;
  theirs: RaRecord;
}

/** What becomes of the fields in which mine and theirs differ. */
export interface Merge {
  /** Only I have changed them. */
  kept: FieldPath[];
  /** Only the others have changed them. */
  taken: FieldPath[];
  /** Both have, each to something else. */
  disputed: FieldPath[];
}

/** Sorts the fields by who has changed them. Without the opened state every difference is disputed: nobody's change may be lost. */
export const mergeOf = ({ opened, mine, theirs }: Versions): Merge => {
  const merge: Merge = { kept: [], taken: [], disputed: [] };
  for (const place of fieldPathsIn(theirs, mine)) {
    const [own, stored] = [valueAt(mine, place.path), valueAt(theirs, place.path)];
    if (isSameValue(own, stored)) continue;
    const former = opened && valueAt(opened, place.path);
    if (opened && isSameValue(former, own)) merge.taken.push(place);
    else if (opened && isSameValue(former, stored)) merge.kept.push(place);
    else merge.disputed.push(place);
  }
  return merge;
};

const put = (record: RaRecord, path: string, value: unknown) => {
  const names = path.split('.');
  const last = names.pop() ?? path;
  let fields: Record<string, unknown> = record;
  for (const name of names) {
    const inner: Record<string, unknown> = { ...Object(fields[name]) };
    fields[name] = inner;
    fields = inner;
  }
  fields[last] = value;
};

/**
 * The record to save: the stored one, under its version, with my values in the fields that are named.
 *
 * @param own - the fields that I keep, and of the disputed ones those where I chose mine
 */
export const merged = ({ mine, theirs }: Versions, own: readonly FieldPath[]): RaRecord => {
  const result: RaRecord = { ...theirs };
  for (const path of own.flatMap(withCompanionFields)) put(result, path, valueAt(mine, path));
  return result;
};

const namesBase = (name: string) => /\w+BaseId$/.test(name);

const entryAnew = (entry: object) =>
  Object.fromEntries(
    Object.entries(entry).flatMap(([name, value]) => {
      if (name === 'id') return [[name, 0]];
      return namesBase(name) ? [] : [[name, value]];
    }),
  );

/** The record as a new one, for a form whose own was deleted. */
export const anew = ({
  version: _version,
  entries,
  otherEntries,
  ...record
}: Partial<RaRecord>): RaRecord => ({
  ...record,
  id: 0,
  ...(entries && {
    entries: Object.fromEntries(
      Object.entries<object>(entries).map(([language, entry]) => [language, entryAnew(entry)]),
    ),
  }),
  ...(otherEntries && { otherEntries: otherEntries.map(entryAnew) }),
});

/** What says which record, and which of its entries, a save is about; nobody has typed it. */
const keysIn = ({ entries }: Partial<RaRecord>) => [
  'id',
  'version',
  ...LANGUAGES.flatMap((language) =>
    ['id', ...Object.keys(entries?.[language] ?? {}).filter(namesBase)].map(
      (name) => `entries.${language}.${name}`,
    ),
  ),
];

interface ValueToSet {
  path: string;
  value: unknown;
  isTyped: boolean;
}

/** What has to be set in a form that holds one record, so that it holds another. */
export const valuesToSet = (held: Partial<RaRecord>, wanted: RaRecord): ValueToSet[] => {
  const typed = fieldPathsIn(held, wanted).flatMap(withCompanionFields);
  const keys = keysIn(held);
  return [...typed, ...keys]
    .map((path) => ({ path, value: valueAt(wanted, path), isTyped: !keys.includes(path) }))
    .filter(({ path, value }) => value !== valueAt(held, path));
};
