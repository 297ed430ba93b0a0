/** Answers to saves, apart from the others because the sign-in page saves nothing. */
import type { Identifier } from 'react-admin';
import { session } from '../session.ts';
import { type Answer, DONE_OR_NOT, isObject, isPage, nothing, refuse, Text, unwrap } from './answers.ts';
import { only200, post } from './calls.ts';

/** Text that starts like JSON but is cut off. */
const isHalf = (body: unknown) => body instanceof Text && /^\s*[[{"]/.test(body.text);

/** Text that looks like a bare id: digits or a GUID. */
const BARE_ID = /^(\d+|[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12})$/i;

export interface Saved {
  /** The id of the item, where the answer has one. */
  id?: Identifier;
  /** Ours: the save waits for another user's approval. */
  proposed?: boolean;
}

/** To another depository, `proposed` may be a word like any other. */
const isProposed = (value: unknown) =>
  isObject(value) && value.proposed === true && session.hasFeature('proposals');

/** Reads the answer to a save. Status 200 alone means success (part 1, §7; part 2, §7), so the body may be empty or any text. */
const saved: Answer<Saved> = (body) => {
  if (isPage(body) || isHalf(body)) return refuse(DONE_OR_NOT);
  const value = unwrap(body);
  if (typeof value === 'number' || (typeof value === 'string' && BARE_ID.test(value))) return { id: value };
  const { id } = isObject(value) ? value : {};
  const isId = typeof id === 'number' || (typeof id === 'string' && id !== '');
  return { ...(isId && { id }), ...(isProposed(value) && { proposed: true }) };
};

/** A save without an id in its answer; the body only tells whether the save waits for approval. */
export const savedUnread: Answer<Saved> = (body) => {
  nothing(body);
  return isProposed(unwrap(body)) ? { proposed: true } : {};
};

export const save = (path: string, body: unknown) => only200(post(path, body, saved));
