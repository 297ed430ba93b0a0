import type { Identifier } from 'ra-core';
import { isObject } from './records.ts';

/** Peels `{ "data": … }` as often as it is wrapped (DECISIONS 1). */
export const unwrap = (answer: unknown): unknown =>
  isObject(answer) && 'data' in answer ? unwrap(answer.data) : answer;

/** The list in an answer, bare or wrapped; one object is a list of one, anything else an empty list. */
export const listIn = (answer: unknown): unknown[] => {
  const list = unwrap(answer);
  if (Array.isArray(list)) return list;
  return isObject(list) ? [list] : [];
};

/** The id in an answer such as `{ data: { id: 7 } }` or `{ data: 7 }`; undefined for an empty one. */
export const idIn = (answer: unknown): Identifier | undefined => {
  const value = unwrap(answer);
  const id = isObject(value) ? value.id : value;
  return typeof id === 'number' || typeof id === 'string' ? id : undefined;
};
