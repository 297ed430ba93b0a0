import type { ZodMiniType } from 'zod/mini';
import type { FileIdWire } from '../wire/wire.ts';

/**
 * Readers of answers. Each takes a body and headers and returns the typed value, or throws in Russian, which http.ts turns into a
 * failure. None makes an empty list, a success or an id out of an unexpected answer.
 */
export type Answer<T> = (body: unknown, headers?: Headers) => T;

/** A body that is not JSON. */
export class Text {
  constructor(readonly text: string) {}
}

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Text);

/** Peels `{ "data": … }` as often as it is wrapped (DECISIONS 1). */
export const unwrap = (body: unknown): unknown =>
  isObject(body) && 'data' in body ? unwrap(body.data) : body;

const NOT_PROMISED = 'Сервер прислал неожиданный ответ.';
export const DONE_OR_NOT = ' Выполнено ли действие, неизвестно: проверьте, прежде чем повторять.';

export const refuse = (more = ''): never => {
  throw new TypeError(NOT_PROMISED + more);
};

/** A number that comes in a header. */
export const countIn = (name: string, headers?: Headers): number => Number(headers?.get(name) ?? refuse());

/** The page of a proxy, or of a network that requires signing in. */
export const isPage = (body: unknown) => body instanceof Text && body.text.trimStart().startsWith('<');

/** A list of any values, such as statuses, which may be texts (DECISIONS 17). */
export const aList: Answer<unknown[]> = (body) => {
  const value = unwrap(body);
  return Array.isArray(value) ? value : refuse();
};

/** One object. */
export const objectIn = (body: unknown): Record<string, unknown> => {
  const value = unwrap(body);
  return isObject(value) ? value : refuse();
};

/** An answer of our own depository, checked by the schema that is declared beside its call. */
export const parsed =
  <T>(schema: ZodMiniType<T>): Answer<T> =>
  (body) => {
    const { data, success, error } = schema.safeParse(unwrap(body));
    if (!success) console.error(error);
    return success ? data : refuse();
  };

/** The newest entries, and the position where older ones begin. */
export const newest =
  <R>(rows: Answer<R[]>): Answer<{ rows: R[]; next: number | null }> =>
  (body) => ({
    rows: rows(body),
    next: isObject(body) && typeof body.next === 'number' ? body.next : null,
  });

/** A list of objects. */
export const records: Answer<unknown[]> = (body) => {
  const list = aList(body);
  return list.every(isObject) ? list : refuse();
};

/** The only record of its kind, as a list: one object, or `null` while there is none. */
export const onlyRecord: Answer<unknown[]> = (body) => {
  const value = unwrap(body);
  if (isObject(value)) return [value];
  return value === null ? [] : records(value);
};

export const aNumber: Answer<number> = (body) => {
  const value = unwrap(body);
  const isWritten = typeof value === 'string' && value.trim() !== '';
  const number = typeof value === 'number' || isWritten ? Number(value) : Number.NaN;
  return Number.isFinite(number) ? number : refuse();
};

/** A plain text that is the id of a file: one word with a digit, unlike `OK`, `ok200` or a sentence. */
const idIn = ({ text }: Text) => text.trim().match(/^(?!ok\d*$)[\w.-]*\d[\w.-]*$/i)?.[0];

/** The id of an uploaded file: `{ "data": 7 }`, `"a7"`, or the same as plain text. A number below 1 is none, nor is a sentence. */
export const aFileId: Answer<FileIdWire> = (body) => {
  const answer = unwrap(body);
  const value = answer instanceof Text ? idIn(answer) : answer;
  const isId =
    typeof value === 'number' ? value > 0 : typeof value === 'string' && /^(?!0$|-\d+$)\S*\w\S*$/.test(value);
  return isId ? (value as FileIdWire) : refuse();
};

/** Success without a value: the body is ignored, unless it is a web page, which comes from something else than the depository. */
export const nothing: Answer<void> = (body) => (isPage(body) ? refuse(DONE_OR_NOT) : undefined);

const isBlob = (value: unknown): value is Blob => String(value) === '[object Blob]';

/** The bytes of a stored file. */
export const aFile: Answer<Blob> = (body) => {
  const isFile = isBlob(body) && body.size > 0 && !/^(text\/html|application\/json)/.test(body.type);
  return isFile ? body : refuse();
};
