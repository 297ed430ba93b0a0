import { useSyncExternalStore } from 'react';
import type { Identifier } from 'react-admin';
import { createListeners } from '../listeners.ts';
import { session } from '../session.ts';
import { useAskBeforeClosing } from './useAskBeforeClosing.ts';

/**
 * Unsent input by its subject, in the memory of this tab. A panel that is closed and opened again still has it, and so does the same user
 * after signing in again. No other user gets it.
 */
const texts = new Map<string, string>();
/** The subjects whose input was sent in vain, so that it may have arrived, until it is sent again with success. */
const doubted = new Set<string>();
const { subscribe, tell } = createListeners();
let owner: string | undefined;

/** Also where the input is not on the screen any more; after the end of a session the text waits for its owner. */
const askBeforeClosing = (event: BeforeUnloadEvent) => {
  const user = session.user();
  if (texts.size > 0 && (!user || user.login === owner)) event.preventDefault();
};

const keep = (key: string, text: string) => {
  if (text) texts.set(key, text);
  else texts.delete(key);
  if (texts.size > 0) window.addEventListener('beforeunload', askBeforeClosing);
  else window.removeEventListener('beforeunload', askBeforeClosing);
  tell();
};

const clear = () => {
  texts.clear();
  doubted.clear();
};

const textsOfUser = () => {
  const user = session.user();
  if (user && user.login !== owner) {
    clear();
    owner = user.login;
  }
  return texts;
};

// a user without a login could not be told from the next one
session.onClear(() => {
  if (!owner) clear();
});

/** The key of a comment on a record, or of an answer to one. */
export const unsentComment = (kind: string, id: Identifier, answers?: number) =>
  `${kind} ${id} comment ${answers ?? ''}`;

/** The key of the remark with which a record is sent back. */
export const unsentRemark = (kind: string, id: Identifier) => `${kind} ${id} remark`;

/** The key of an application's result. */
export const unsentResult = (id: Identifier, vacancyId: unknown) => `applications ${id} result ${vacancyId}`;

/** Whether a comment on a record, an answer or a remark is not sent yet. */
export const useHasUnsent = (kind: string, id: Identifier) =>
  useSyncExternalStore(subscribe, () =>
    [...textsOfUser().keys()].some((key) => key.startsWith(`${kind} ${id} `)),
  );

/** The comments on a record to which an answer was typed that is not sent yet. */
export const useUnsentAnswers = (kind: string, id: Identifier): number[] => {
  // the key of a comment on the record itself
  const prefix = unsentComment(kind, id);
  const answered = useSyncExternalStore(subscribe, () =>
    [...textsOfUser().keys()]
      .filter((key) => key.startsWith(prefix) && key !== prefix)
      .map((key) => key.slice(prefix.length))
      .join(),
  );
  return answered === '' ? [] : answered.split(',').map(Number);
};

/** Makes a text that can no longer be sent a comment on its record. @returns whether there was one */
export const moveToComment = (kind: string, id: Identifier, from: string): boolean => {
  const comment = unsentComment(kind, id);
  const text = textsOfUser().get(from);
  if (text === undefined) return false;
  keep(comment, [texts.get(comment), text].filter(Boolean).join('\n'));
  keep(from, '');
  return true;
};

/**
 * State for a text that is kept until it is sent.
 *
 * @returns the text, its setter, whether a former one may have arrived, and for after sending, also when the input is unmounted: what forgets
 *   the text, or notes that it may have arrived
 */
export const useUnsent = (key: string) => {
  const text = useSyncExternalStore(subscribe, () => textsOfUser().get(key) ?? '');
  useAskBeforeClosing(
    () => text !== '',
    () => owner !== undefined,
  );
  const type = (next: string) => keep(key, next);
  const forget = (sent: string) => {
    if (texts.get(key) !== sent) return;
    doubted.delete(key);
    keep(key, '');
  };
  const doubt = () => {
    // another user may have signed in since
    if (textsOfUser().has(key)) doubted.add(key);
  };
  return { text, type, forget, doubt, mayBeSent: () => doubted.has(key) };
};
