import type { RaRecord } from 'react-admin';
import { isPublishable } from '../wire/kinds.ts';
import { LANGUAGES, type Language } from '../wire/wire.ts';
import { valueAt } from './listing.ts';

/** A field of a record that people write: `entries.uz.title`, `posted`. */
export interface FieldPath {
  path: string;
  field: string;
  language?: Language;
}

/** The texts that are HTML; `list` is a list of the fund as a table. All others are plain: `<b` is no element there. */
export const isRichText = (resource: string, field: string): boolean =>
  field === 'description' ? isPublishable(resource) || resource === 'vacancies' : field === 'list';

/** Says where something stands, follows from other fields, or changes with each save. */
const WITHOUT_MEANING =
  /^(id|version|language\w*|\w+BaseId|coverBase64|\w+File|templateFileId|departmentNameRu|updatedAt|updatedBy|edited|replaces|stale|readRows)$/;

/** What goes wherever a field goes. */
const COMPANIONS: Record<string, readonly string[]> = {
  coverId: ['coverBase64', 'coverFile'],
  pdfId: ['pdfFile', 'templateFileId'],
  departmentId: ['departmentNameRu'],
};

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const namesIn = (records: unknown[]) => [
  ...new Set(records.filter(isFields).flatMap((fields) => Object.keys(fields))),
];

const isWritten = (name: string) => !WITHOUT_MEANING.test(name);

/** Empty and absent values are one, and so are a number and its digits. */
const plain = (value: unknown): string => {
  if (value === undefined || value === null) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
};

export const isSameValue = (one: unknown, other: unknown): boolean => plain(one) === plain(other);

/**
 * What was typed of a field that another user has saved meanwhile: of a field that holds several values, such as a row, those that were
 * changed, and the others as they are now.
 */
export const typedOver = (now: unknown, opened: unknown, typed: unknown): unknown => {
  if (!isFields(now) || !isFields(typed)) return typed;
  const former = isFields(opened) ? opened : {};
  const changed = Object.entries(typed).filter(([name, value]) => !isSameValue(value, former[name]));
  return { ...now, ...Object.fromEntries(changed) };
};

/** The fields that stand in any of the records: language by language, then what they have in common. */
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

/** A field's path and those of what goes with it. */
export const withCompanionFields = ({ path, field }: FieldPath): string[] => [
  path,
  ...(COMPANIONS[field] ?? []).map((companion) => path.slice(0, -field.length) + companion),
];
