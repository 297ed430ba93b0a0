/** Saves, and what is answered to them. Apart from the other answers: nobody saves anything while signing in. */
import type { Identifier } from 'react-admin';
import { type Answer, DONE_OR_NOT, isObject, isPage, nothing, refuse, Text, unwrap } from './answers.ts';
import { only200, post } from './calls.ts';

/** Starts like JSON and is none: it broke off. */
const isHalf = (body: unknown) => body instanceof Text && /^\s*[[{"]/.test(body.text);

/** An id without a name beside it looks like one: digits, or a GUID. */
const BARE_ID = /^(\d+|[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12})$/i;

/** What is known of a save. */
export interface Saved {
  /** The item's, where the answer tells it. */
  id?: Identifier;
  /** Ours: it is kept, and waits for another user's approval. */
  proposed?: boolean;
}

/** A save: status 200 alone is success (part 1, §7; part 2, §7), so it may be answered with nothing or with words. */
const saved: Answer<Saved> = (body) => {
  if (isPage(body) || isHalf(body)) return refuse(DONE_OR_NOT);
  const value = unwrap(body);
  if (typeof value === 'number' || (typeof value === 'string' && BARE_ID.test(value))) return { id: value };
  const { id, proposed } = isObject(value) ? value : {};
  const isId = typeof id === 'number' || (typeof id === 'string' && id !== '');
  return { ...(isId && { id }), ...(proposed === true && { proposed }) };
};

/** A save whose answer says nothing: the body is read only where it says that the save waits. */
export const savedUnread: Answer<Saved> = (body) => {
  nothing(body);
  const value = unwrap(body);
  return isObject(value) && value.proposed === true ? { proposed: true } : {};
};

export const save = (path: string, body: unknown) => only200(post(path, body, saved));
