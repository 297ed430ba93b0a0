import type { Identifier } from 'ra-core';
import type { FileIdWire } from './wire.ts';

/**
 * What a call may promise of its answer. Each reader takes a body, and the headers, and returns what was promised, or throws in
 * Russian: http.ts makes a failure of it. Never an empty list, a success or an id out of something else.
 */
export type Answer<T> = (body: unknown, headers?: Headers) => T;

/** A body that is not JSON. */
export class Text {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Text);

/** Peels `{ "data": … }` as often as it is wrapped (DECISIONS 1). */
export const unwrap = (body: unknown): unknown =>
  isObject(body) && 'data' in body ? unwrap(body.data) : body;

const NOT_PROMISED = 'Сервер ответил не тем, чего от него ждали.';
const DONE_OR_NOT = ' Выполнено ли действие, неизвестно: проверьте, прежде чем повторять.';

export const refuse = (more = ''): never => {
  throw new TypeError(NOT_PROMISED + more);
};

/** A page of a proxy or of a network that wants to be signed in to. */
const isPage = (body: unknown) => body instanceof Text && body.text.trimStart().startsWith('<');

/** Starts like JSON and is none: it broke off. */
const isHalf = (body: unknown) => body instanceof Text && /^\s*[[{"]/.test(body.text);

/** A list of anything, such as statuses, which may be texts (DECISIONS 17). */
export const aList: Answer<unknown[]> = (body) => {
  const value = unwrap(body);
  return Array.isArray(value) ? value : refuse();
};

/** One object. */
export const objectIn = (body: unknown): Record<string, unknown> => {
  const value = unwrap(body);
  return isObject(value) ? value : refuse();
};

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

/** The id of an uploaded file: `{ "data": 7 }` or `"a7"`. */
export const aFileId: Answer<FileIdWire> = (body) => {
  const value = unwrap(body);
  return typeof value === 'number' || (typeof value === 'string' && value !== '') ? value : refuse();
};

/** An id without a name beside it looks like one: digits, or a GUID. */
const ID_ALONE = /^(\d+|[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12})$/i;

/** What is known of a save. */
export interface Saved {
  /** The item's, where the answer tells it. */
  id?: Identifier;
  /** Ours: it is kept, and waits for somebody else's approval. */
  proposed?: boolean;
}

/** A save: status 200 alone is success (part 1, §7; part 2, §7), so it may be answered with nothing or with words. */
export const saved: Answer<Saved> = (body) => {
  if (isPage(body) || isHalf(body)) return refuse(DONE_OR_NOT);
  const value = unwrap(body);
  if (typeof value === 'number' || (typeof value === 'string' && ID_ALONE.test(value))) return { id: value };
  const { id, proposed } = isObject(value) ? value : {};
  const isId = typeof id === 'number' || (typeof id === 'string' && id !== '');
  return { ...(isId && { id }), ...(proposed === true && { proposed }) };
};

/** What is done without a word: the body is not read, but a page is not the depository's. */
export const nothing: Answer<void> = (body) => (isPage(body) ? refuse(DONE_OR_NOT) : undefined);

/** A save of which nothing has to be told: the body is read only where it says that the save waits. */
export const savedUnread: Answer<Saved> = (body) => {
  nothing(body);
  const value = unwrap(body);
  return isObject(value) && value.proposed === true ? { proposed: true } : {};
};

const isBlob = (value: unknown): value is Blob => String(value) === '[object Blob]';

/** The bytes of a stored file. */
export const aFile: Answer<Blob> = (body) => {
  const isFile = isBlob(body) && body.size > 0 && !/^(text\/html|application\/json)/.test(body.type);
  return isFile ? body : refuse();
};
