import type { RaRecord } from 'react-admin';
import { isPublishable } from '../wire/kinds.ts';
import { LANGUAGES, type Language } from '../wire/wire.ts';
import { isObject } from './answers.ts';
import { textOf, valueAt } from './listing.ts';

/** The path of an editable field in a record: `entries.uz.title`, `posted`. */
export interface FieldPath {
  path: string;
  field: string;
  language?: Language;
}

/** Fields that contain HTML; `list` is a list of the fund as a table. In all other fields `<b` is plain text. */
export const isRichText = (resource: string, field: string): boolean =>
  field === 'description' ? isPublishable(resource) || resource === 'vacancies' : field === 'list';

/** Fields that are no content: positions, derived values, values that every save changes. */
const WITHOUT_MEANING =
  /^(id|version|language\w*|\w+BaseId|coverBase64|\w+File|templateFileId|departmentNameRu|updatedAt|updatedBy|edited|replaces|stale|readRows)$/;

/** Fields that always change together with another one. */
const COMPANIONS: Record<string, readonly string[]> = {
  coverId: ['coverBase64', 'coverFile'],
  pdfId: ['pdfFile', 'templateFileId'],
  departmentId: ['departmentNameRu'],
};

const namesIn = (records: unknown[]) => [
  ...new Set(records.filter(isObject).flatMap((fields) => Object.keys(fields))),
];

const isWritten = (name: string) => !WITHOUT_MEANING.test(name);

/** Equality in which empty equals absent, and a number equals its digits. */
export const isSameValue = (one: unknown, other: unknown): boolean => textOf(one) === textOf(other);

/**
 * The user's version of a field that another user has saved meanwhile. Of a field with several values, such as a row, only those that the
 * user changed; the others as they are stored now.
 */
export const typedOver = (now: unknown, opened: unknown, typed: unknown): unknown => {
  if (!isObject(now) || !isObject(typed)) return typed;
  const former = isObject(opened) ? opened : {};
  const changed = Object.entries(typed).filter(([name, value]) => !isSameValue(value, former[name]));
  return { ...now, ...Object.fromEntries(changed) };
};

/** The fields of any of the records: language by language, then the common ones. */
export const fieldPathsIn = (...records: Partial<RaRecord>[]): FieldPath[] => {
  const entries = LANGUAGES.flatMap((language) =>
    namesIn(records.map((record) => record.entries?.[language]))
      .filter(isWritten)
      .map((field) => ({ path: `entries.${language}.${field}`, field, language })),
  );
  const shared = namesIn(records).filter((name) => name !== 'entries' && isWritten(name));
  return [...entries, ...shared.map((field) => ({ path: field, field }))];
};

/** The fields in which two records differ. */
export const changedFields = (one: Partial<RaRecord>, other: Partial<RaRecord>): FieldPath[] =>
  fieldPathsIn(one, other).filter(({ path }) => !isSameValue(valueAt(one, path), valueAt(other, path)));

/** The path of a field and those of the fields that change with it. */
export const withCompanionFields = ({ path, field }: FieldPath): string[] => [
  path,
  ...(COMPANIONS[field] ?? []).map((companion) => path.slice(0, -field.length) + companion),
];
