import type { RaRecord } from 'react-admin';
import { isObject } from '../dataProvider/answers.ts';
import {
  type FieldPath,
  fieldPathsIn,
  isSameValue,
  withCompanionFields,
} from '../dataProvider/fieldPaths.ts';
import { valueAt } from '../dataProvider/listing.ts';
import { isPublishable } from '../wire/kinds.ts';
import { LANGUAGES } from '../wire/wire.ts';

/** The three states of a record that two people have changed. */
export interface Versions {
  /** The state with which the form was opened; undefined where it is unknown. */
  opened?: Partial<RaRecord>;
  mine: Partial<RaRecord>;
  theirs: RaRecord;
}

/** The fields in which both states differ, by who changed them. */
export interface Merge {
  mine: FieldPath[];
  theirs: FieldPath[];
  /** Changed by both to different values. */
  conflicting: FieldPath[];
}

/** Without the opened state every difference is a conflict, so that nobody's change is lost. */
export const mergeRecords = ({ opened, mine, theirs }: Versions): Merge => {
  const merge: Merge = { mine: [], theirs: [], conflicting: [] };
  for (const path of fieldPathsIn(theirs, mine)) {
    const [own, stored] = [valueAt(mine, path.path), valueAt(theirs, path.path)];
    if (isSameValue(own, stored)) continue;
    const former = opened && valueAt(opened, path.path);
    if (opened && isSameValue(former, own)) merge.theirs.push(path);
    else if (opened && isSameValue(former, stored)) merge.mine.push(path);
    else merge.conflicting.push(path);
  }
  return merge;
};

const withPart = (fields: object, [name = '', ...names]: readonly string[], value: unknown): object => ({
  ...fields,
  [name]: names.length === 0 ? value : withPart(Object(Reflect.get(fields, name)), names, value),
});

/** @returns a copy with another value at the path */
export const withValue = (record: RaRecord, path: string, value: unknown): RaRecord => ({
  ...withPart(record, path.split('.'), value),
  id: record.id,
});

/**
 * The record to save: the stored one with its version, and the user's values in some fields.
 *
 * @param own - the fields that keep the user's values
 */
export const mergedRecord = ({ mine, theirs }: Versions, own: readonly FieldPath[]): RaRecord =>
  own
    .flatMap(withCompanionFields)
    .reduce((record, path) => withValue(record, path, valueAt(mine, path)), theirs);

const namesBase = (name: string) => /\w+BaseId$/.test(name);

const newEntry = (entry: object) => ({
  ...Object.fromEntries(Object.entries(entry).filter(([name]) => !namesBase(name))),
  id: 0,
});

/** Converts the record to a new one, for a form whose record was deleted. A new publication has no status (part 1, §3). */
export const asNewRecord = (
  resource: string,
  { version: _version, entries, otherEntries, ...record }: Partial<RaRecord>,
): RaRecord => ({
  ...record,
  id: 0,
  ...(isPublishable(resource) && { status: '' }),
  ...(entries && {
    entries: Object.fromEntries(
      Object.entries<object>(entries).map(([language, entry]) => [language, newEntry(entry)]),
    ),
  }),
  ...(otherEntries && { otherEntries: otherEntries.filter(isObject).map(newEntry) }),
});

/** The paths that identify a record and its entries. */
const identityPaths = ({ entries }: Partial<RaRecord>) => [
  'id',
  'version',
  ...LANGUAGES.flatMap((language) =>
    ['id', ...Object.keys(entries?.[language] ?? {}).filter(namesBase)].map(
      (name) => `entries.${language}.${name}`,
    ),
  ),
];

interface FieldChange {
  path: string;
  value: unknown;
  /** Whether the field is editable content, not an identifier. */
  isWritten: boolean;
}

/** The values to set in a form with one record so that it holds another. */
export const formPatch = (held: Partial<RaRecord>, target: RaRecord): FieldChange[] => {
  const identity = identityPaths(held);
  return [...fieldPathsIn(held, target).flatMap(withCompanionFields), ...identity]
    .map((path) => ({ path, value: valueAt(target, path), isWritten: !identity.includes(path) }))
    .filter(({ path, value }) => {
      const former = valueAt(held, path);
      return value !== former && !(isObject(value) && isSameValue(value, former));
    });
};
