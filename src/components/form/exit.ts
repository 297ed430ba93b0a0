import { createContext, type RefObject, useContext, useState } from 'react';
import { session } from '../../session.ts';
import { mayLeave } from './leaving.ts';

/** What is kept of a form on this computer. */
export interface KeptDraft {
  /** Changes when the form goes on with another one. */
  id: () => string;
  /** Nothing is kept from here on, for it was saved or is not wanted: of the one with this id, or of the one that there is. */
  drop: (id?: string) => void;
  /** Whether what was typed lies there. */
  isKept: () => boolean;
  /** Whether it could not be written. */
  isFailing: () => boolean;
  /** What the form holds from here on is another draft; what was kept until now stays. */
  beginAnew: () => Promise<void>;
}

/** How a form, or a new list, is left. */
export interface Exit {
  /** Leaving loses nothing: all of it was saved, or taken out on purpose. */
  isFree: boolean;
  /** It is free because the question was answered already: what is kept stays, unless it was dropped. */
  isAnswered?: boolean;
  /** Goes where somebody wanted to go while a save was running; undefined when nobody waits. */
  goOn?: () => void;
  /** Absent where no draft is kept. */
  draft?: KeptDraft;
  /** Settles when `draft` is there, or will not be. */
  keeping?: Promise<void>;
  /** Says that it is so. */
  settleKeeping?: () => void;
}

const newExit = (): Exit => {
  if (!session.user()?.login) return { isFree: false };
  let settleKeeping: (() => void) | undefined;
  const keeping = new Promise<void>((resolve) => {
    settleKeeping = resolve;
  });
  return { isFree: false, keeping, settleKeeping };
};

export const useExit = (): RefObject<Exit> => {
  const [exit] = useState(() => ({ current: newExit() }));
  return exit;
};

const KEEPING_WITHIN_MS = 2000;

/**
 * Carries out a save, and ends the draft that the form had when it began; one that it goes on with since then was not saved.
 *
 * A save may end the session, and with it the key of the drafts: it waits until what was typed can be kept, though not for long.
 */
export const endingDraft = async <T>(
  { current: exit }: RefObject<Exit>,
  save: () => Promise<T>,
): Promise<T> => {
  if (!exit.draft && exit.keeping)
    await Promise.race([exit.keeping, new Promise((resolve) => setTimeout(resolve, KEEPING_WITHIN_MS))]);
  const id = exit.draft?.id();
  const saved = await save();
  // also when the form was left meanwhile
  exit.draft?.drop(id);
  return saved;
};

type Question = () => Promise<boolean>;

/** Holds the question of the form that is open, for those who leave it by other ways than an address. */
export const ExitQuestion = createContext<RefObject<Question | null>>({ current: null });

/** Whether what is open may be left: at once, or as its question is answered. A running save is waited for. */
export const useMayLeave = (): Question => {
  const question = useContext(ExitQuestion);
  return async () => ((await question.current?.()) ?? true) && mayLeave();
};
