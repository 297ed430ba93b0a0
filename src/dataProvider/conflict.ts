import type { RaRecord } from 'react-admin';
import * as z from 'zod/mini';
import { session } from '../session.ts';
import { LANGUAGES } from '../wire/wire.ts';
import { isObject } from './answers.ts';
import type { Call } from './calls.ts';
import { isSameValue } from './fieldPaths.ts';
import { isOnSite } from './handOver.ts';
import { DepositoryError } from './http.ts';
import { valueAt } from './listing.ts';
import { hasVersion, type Shape } from './records.ts';
import { isUnanswered, NotSent } from './unanswered.ts';

const CONFLICT = 409;
const NOT_FOUND = 404;

const CHANGED = 'Пока вы работали, запись изменил кто-то другой.';
const GONE = 'Пока вы работали, запись удалили.';

const whereTold = <Schema extends z.ZodMiniType>(schema: Schema) => z.catch(z.optional(schema), undefined);

/**
 * Who changed the record, when (ISO 8601) and by which act, the remark of a return since the form was opened, and whether the site shows
 * the record; each where the depository tells.
 */
const details = z.object({
  changedBy: whereTold(z.string()),
  changedAt: whereTold(z.string()),
  changedAct: whereTold(z.string()),
  remark: whereTold(z.string()),
  onSite: whereTold(z.boolean()),
});
type Details = Partial<z.infer<typeof details>> & {
  /** Whether the site showed the record that the form was opened with, where its list told. */
  wasOnSite?: boolean;
  /** Whether the stored record contains an earlier save of this form, of which it has only been told now. */
  isAfterOwnSave?: boolean;
};

/** Another user has saved or deleted the record since the form was opened. Nothing was saved. */
export class Conflict extends DepositoryError {
  override readonly name = 'Conflict';

  /** @param stored - the record as it is now; undefined when it was deleted */
  constructor(
    readonly stored?: RaRecord,
    readonly details: Details = {},
  ) {
    super(stored ? CHANGED : GONE, stored ? CONFLICT : NOT_FOUND);
  }
}

/** The conflict in the answer to a refused change. A 409 without the stored record, as for personal data, is none, nor is that of another depository. */
export const conflictIn = (error: unknown, { read }: Pick<Shape, 'read'>): Conflict | undefined => {
  if (!(error instanceof DepositoryError)) return undefined;
  if (error.status === NOT_FOUND) return new Conflict();
  const { stored, ...others } = session.hasFeature('versions') && isObject(error.body) ? error.body : {};
  const [record] = error.status === CONFLICT && isObject(stored) ? read(stored) : [];
  return record && new Conflict(record, details.parse(others));
};

/**
 * The conflict in the answer to a refused save.
 *
 * @param current - reads the record where the depository compares no versions: its 404 may be about something else, such as a department
 */
export const conflictOf = async (
  error: unknown,
  shape: Pick<Shape, 'read'>,
  current?: (() => Promise<RaRecord | undefined>) | false,
): Promise<Conflict | undefined> => {
  const conflict = conflictIn(error, shape);
  if (!conflict || conflict.stored || !current || isCheckOff()) return conflict;
  const isGone = await current().then(
    (found) => !found,
    () => false,
  );
  return isGone ? conflict : undefined;
};

/** The record that an earlier attempt of the same form has stored, although its answer was lost. */
export const madeBefore = (error: unknown) =>
  error instanceof DepositoryError && session.hasFeature('idempotency')
    ? (error.body as { repeated?: RaRecord } | undefined)?.repeated
    : undefined;

/** Adds to a conflict that an earlier save of the same form was stored. */
export const afterOwnSave = (error: unknown): never => {
  if (!(error instanceof Conflict)) throw error;
  throw new Conflict(error.stored, { ...error.details, isAfterOwnSave: true });
};

/** What a form passes with its record, as react-admin's `meta`. */
export interface SaveMeta {
  /** The `Idempotency-Key`: a repeated save changes what the first attempt has stored. */
  key?: string;
  /** The record as the form was opened with it. */
  opened?: RaRecord;
  /** The version that the user began with, and the others whose contents the user has taken since, by merging or from the history. */
  read?: readonly number[];
}

/** A save that says which versions it was begun with, besides the one that it replaces. */
export const begunWith = <T>(call: Call<T>, { opened, read = [] }: SaveMeta) =>
  session.hasFeature('versions') && read.some((version) => version !== opened?.version)
    ? { ...call, path: `${call.path}?read=${read}` }
    : call;

/** Switched off by `<meta name="conflict-check" content="off">` in the page, for a depository whose lists are slow. */
export const isCheckOff = () =>
  document.querySelector<HTMLMetaElement>('meta[name="conflict-check"]')?.content === 'off';

/** What people see of a record of any kind, which is compared before an approval or a deletion. Other fields may change at each reading, such as a signed link. */
export const SHOWN_FIELDS = [
  ...['posted', 'isReferToCorruption', 'otherEntries', 'code', 'name', 'year'],
  ...['documentNumber', 'normativeDocumentTypeId', 'informationTypeId', 'clientTypeId', 'publishTime'],
  ...['departmentId', 'dateOfTesting', 'expireDate', 'linkForTesting'],
  ...['pinfl', 'fullName', 'email', 'result', 'applicationForVacancyFileId'],
  ...LANGUAGES.flatMap((language) =>
    ['title', 'description', 'about', 'urlVideo', 'urlAudio', 'pdfId', 'coverId', 'coverBase64'].map(
      (field) => `entries.${language}.${field}`,
    ),
  ),
];

const justRead = new WeakSet<RaRecord>();

/**
 * The save that follows at once compares with this state of the record. Reading it again would cost a second call, and would never end with
 * a depository where reading changes something.
 */
export const goBy = (stored: RaRecord): void => void justRead.add(stored);

/**
 * Checks before a save that would overwrite any newer state, where the depository compares no versions.
 *
 * @throws Conflict when the record differs from the one that the form was opened with, is gone, or was published or taken down
 * @throws DepositoryError when the record cannot be read, a NotSent when no answer came; nothing is saved
 */
export const refuseIfChanged = async (current: () => Promise<RaRecord | undefined>, opened: RaRecord) => {
  if (hasVersion(opened) || isCheckOff() || justRead.delete(opened)) return;
  const stored = await current().catch((error) => {
    throw isUnanswered(error) ? new NotSent(error.message, error.status) : error;
  });
  const wasOnSite = isOnSite(opened);
  const onSite = stored && isOnSite(stored);
  const isMoved = wasOnSite !== undefined && wasOnSite !== onSite;
  // also where only fields differ that no form shows: a merge keeps them as they are stored
  if (!stored || isMoved || !isSameValue(opened, stored))
    throw new Conflict(stored, wasOnSite === undefined ? {} : { wasOnSite, onSite });
};

/**
 * Refuses an act other than a save, which merges nothing: where the record is gone, differs in one of the fields or, where `status` is among
 * them, was published or taken down meanwhile.
 */
export const refuseConflict = (error: unknown, record: RaRecord, fields: readonly string[]): void => {
  if (!(error instanceof Conflict)) throw error;
  const { stored, message, status, details } = error;
  const isMoved = fields.includes('status') && details.onSite !== details.wasOnSite;
  const isSame = fields.every((field) => isSameValue(valueAt(record, field), valueAt(stored ?? {}, field)));
  if (stored && isSame && !isMoved) return;
  throw new DepositoryError(message, status);
};
