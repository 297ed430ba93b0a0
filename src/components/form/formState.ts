import { createContext, useContext, useSyncExternalStore } from 'react';
import { type RaRecord, useEvent, useRegisterMutationMiddleware } from 'react-admin';
import { newKey } from '../../dataProvider/attempts.ts';
import type { SaveMeta } from '../../dataProvider/conflict.ts';
import { SessionEnded } from '../../dataProvider/http.ts';
import { isUnanswered, NotSent } from '../../dataProvider/unanswered.ts';

/**
 * Where a form is between its first key and its save. `waiting`: a save waits for files, while the inputs stay open. `leaving`: left on
 * purpose, with no further question.
 */
type FormPhase = 'editing' | 'waiting' | 'saving' | 'saved' | 'leaving';

/** What is stored of a form on this computer. */
interface FormDraft {
  /** Whether what was typed is stored. */
  isKept: () => boolean;
  /** Whether it could not be written. */
  isFailing: () => boolean;
  drop: () => void;
  /** What the form holds from here on is another draft; what was stored until now stays. */
  beginAnew: () => Promise<void>;
}

/** A failed save of which a middleware tells the user itself: no toast, no alert. */
export class SaveHandled extends Error {
  override readonly name = 'SaveHandled';
}

/** One opening of a form, from its first key to its save. Its changes are read by the hooks below. */
export class Editing {
  #phase: FormPhase = 'editing';
  #failure: Error | null = null;
  readonly #listeners = new Set<() => void>();
  #opened?: RaRecord;
  /** The `Idempotency-Key` of the next save. */
  saveKey = newKey();
  /** The key of a save that may have arrived, although no answer came. */
  unansweredKey?: string;
  draft?: FormDraft;
  /** Merges what is typed with a newer state of the record, and asks where both have changed something. */
  merge?: (stored: RaRecord) => void;
  /** Carries out the navigation that waits for the save. */
  continueLeaving?: () => void;

  /** @param record - one that was read has an id, be it the 0 of a single record; one without is new */
  constructor(record?: RaRecord) {
    this.#opened = record && 'id' in record ? record : undefined;
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  phase = (): FormPhase => this.#phase;

  failure = (): Error | null => this.#failure;

  /** The record that the form goes on from, for whose version a save is sent; absent: the save makes a new one. */
  get opened(): RaRecord | undefined {
    return this.#opened;
  }

  set opened(record: RaRecord | undefined) {
    this.#opened = record;
    this.#tell();
  }

  /** Whether the form may be left without a question. */
  isFree = (): boolean => this.#phase === 'saved' || this.#phase === 'leaving';

  /** @returns false while another save runs, and after one that succeeded */
  begin(): boolean {
    if (this.#phase !== 'editing') return false;
    this.#failure = null;
    this.#set('waiting');
    return true;
  }

  saving(): void {
    this.#set('saving');
  }

  saved(): void {
    this.saveKey = newKey();
    this.#set('saved');
  }

  failed(error: unknown): void {
    const isHandled = error instanceof SessionEnded || error instanceof SaveHandled;
    const isSent = this.#phase === 'saving' && !(error instanceof NotSent);
    if (isSent && isUnanswered(error)) this.unansweredKey = this.saveKey;
    this.#failure = isHandled ? null : error instanceof Error ? error : new Error(String(error));
    this.#set('editing');
  }

  /** Nothing is asked any more: what was typed is not needed, or stays in its draft. */
  allowLeaving(): void {
    this.#set('leaving');
  }

  /** @param leave - carries out a navigation that waits for the save; absent: none waits */
  leaveAfterSave(leave?: () => void): void {
    const hasChanged = (leave === undefined) !== (this.continueLeaving === undefined);
    this.continueLeaving = leave;
    if (hasChanged) this.#tell();
  }

  setSaveKey(key: string): void {
    this.saveKey = key;
    this.#tell();
  }

  #set(phase: FormPhase): void {
    this.#phase = phase;
    this.#tell();
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}

const outside = new Editing();

export const EditingContext = createContext<Editing>(outside);

/** The form around; outside of forms, one that is never saved. */
export const useEditing = (): Editing => useContext(EditingContext);

export const useOpenedRecord = (): RaRecord | undefined => {
  const editing = useEditing();
  return useSyncExternalStore(editing.subscribe, () => editing.opened);
};

export const useFormPhase = (): FormPhase => {
  const { subscribe, phase } = useEditing();
  return useSyncExternalStore(subscribe, phase);
};

/** Whether nothing may be changed: the form is being saved, or was. */
export const useIsFormLocked = (): boolean => ['saving', 'saved'].includes(useFormPhase());

export const useIsLeavingAfterSave = (): boolean => {
  const editing = useEditing();
  return useSyncExternalStore(editing.subscribe, () => editing.continueLeaving !== undefined);
};

/** What the last save failed with. */
export const useSaveFailure = (): Error | null => {
  const { subscribe, failure } = useEditing();
  return useSyncExternalStore(subscribe, failure);
};

export interface SaveParams {
  id?: RaRecord['id'];
  data: Partial<RaRecord>;
  previousData?: RaRecord;
  meta?: SaveMeta;
}

type Save = (resource: string, params: SaveParams) => Promise<{ data: RaRecord }>;

/** Takes part in a save, around those that were registered by its children. */
type SaveMiddleware = (resource: string, params: SaveParams, next: Save) => Promise<{ data: RaRecord }>;

/** Registers a middleware of react-admin's save; a second call of `next` goes to the data provider at once. */
export const useSaveMiddleware = (middleware: SaveMiddleware): void =>
  useRegisterMutationMiddleware<Save>(useEvent(middleware));
