import { createContext, useContext, useSyncExternalStore } from 'react';
import { type RaRecord, useEvent, useRecordContext, useRegisterMutationMiddleware } from 'react-admin';
import { newKey } from '../../dataProvider/attempts.ts';
import type { Conflict, SaveMeta } from '../../dataProvider/conflict.ts';
import { SessionEnded } from '../../dataProvider/http.ts';
import { hasVersion } from '../../dataProvider/records.ts';
import { mayBeStored } from '../../dataProvider/unanswered.ts';
import { createListeners } from '../../listeners.ts';

/**
 * The states of a form from the first key to the save. `restoring`: a draft, a saved version or what was reset is put into it, and the
 * inputs are read-only. `waiting`: a save waits for files, and the inputs stay editable. `checking`: it is checked before it is sent, and
 * from here on the inputs are read-only. `leaving`: the user has confirmed leaving, or the input stays in its draft, so nothing is asked
 * again.
 */
type FormPhase = 'editing' | 'restoring' | 'waiting' | 'checking' | 'saving' | 'saved' | 'leaving';

/** The draft of a form on this computer. */
interface FormDraft {
  isKept: () => boolean;
  /** Whether storing it failed. */
  isFailing: () => boolean;
  drop: () => void;
  /** Starts another draft for the form; the stored one is kept. */
  beginAnew: () => Promise<void>;
}

/** What has become of a form's saves so far; kept with its contents where they outlive the form. */
export interface SaveProgress {
  /** The `Idempotency-Key` of the next save, so that a save that was carried out is not repeated. */
  key: string;
  /** Whether a save was sent and no answer came yet, so that the record may be stored. */
  isSent?: boolean;
  /** Whether it was sent under another key, which another tab has taken over. */
  isKeyGivenAway?: boolean;
  /** The version that the user began with, before a merge, and the others whose contents were taken since. */
  read?: readonly number[];
}

/** A failed save that a middleware reports itself, without a toast or an alert. */
export class SaveHandled extends Error {
  override readonly name = 'SaveHandled';
}

/** The state of one opened form, from the first key to the save. The hooks below subscribe to its changes. */
export class Editing {
  phase: FormPhase = 'editing';
  /** The error of the last save. */
  failure: Error | null = null;
  readonly #listeners = createListeners();
  readonly subscribe = this.#listeners.subscribe;
  #opened?: RaRecord;
  /** The version that the user has begun with, before a merge or in a draft, and the others whose contents were taken since. */
  read: readonly number[] = [];
  /** The `Idempotency-Key` of the next save. */
  saveKey = newKey();
  /** The key of a save that failed without telling whether it was carried out. */
  unansweredKey?: string;
  /** A save was sent under a key that another tab has taken over, so that the depository does not recognise a repeated one. */
  isKeyGivenAway = false;
  draft?: FormDraft;
  /** Merges the form with a newer state of the record, and asks where both have changed the same field. */
  merge?: (stored: RaRecord, site?: Pick<Conflict['details'], 'wasOnSite' | 'onSite'>) => void;
  /** Closes the panel or the dialog that covers the form. */
  closePanel?: () => void;
  /** What has to hold before a save is sent, also one that a conflict has put off; each throws what stops the save. */
  readonly checks = new Set<() => Promise<void>>();
  /** Continues the navigation that waits for the save. */
  continueLeaving?: () => void;

  /** @param record - a stored record has an id, which is 0 for the only record of its kind; a new one has none */
  constructor(record?: RaRecord) {
    this.opened = record && 'id' in record ? record : undefined;
  }

  /** The stored record whose version a save is compared with; undefined when the save creates a record. */
  get opened(): RaRecord | undefined {
    return this.#opened;
  }

  set opened(record: RaRecord | undefined) {
    this.#opened = record;
    if (hasVersion(record)) this.#note([record.version], record.version < (this.read[0] ?? 0));
    this.#listeners.tell();
  }

  /** Whether it is filled anew or a save runs or has succeeded, or the form is about to be left. */
  get isBusy(): boolean {
    return this.phase !== 'editing';
  }

  /** Whether the form may be left without a question. */
  isFree = (): boolean => this.phase === 'saved' || this.phase === 'leaving';

  /** Whether the last save that was sent may be stored although it failed, such as without an answer. */
  get isUnanswered(): boolean {
    return this.unansweredKey === this.saveKey;
  }

  /** Whether a save was sent and its result is unknown, so that the record may be stored. */
  get isSent(): boolean {
    return this.phase === 'saving' || this.isUnanswered;
  }

  /**
   * The user takes contents of versions, whose authors then have a part in what is saved. This clears the failure of the former save, which
   * «Отправить, когда появится связь» would otherwise repeat with the new contents.
   *
   * @param isBegun - the first one is what the user has begun with
   */
  take(versions: readonly number[], isBegun = false): void {
    this.#note(versions, isBegun);
    this.failure = null;
    this.#listeners.tell();
  }

  #note(versions: readonly number[], isBegun: boolean): void {
    this.read = [...new Set(isBegun ? [...versions, ...this.read] : [...this.read, ...versions])];
  }

  get progress(): SaveProgress {
    const { saveKey: key, isSent, isKeyGivenAway, read } = this;
    return { key, isSent, isKeyGivenAway, read };
  }

  /** Goes on with the contents of a form that was left. */
  resume({ key, isSent, isKeyGivenAway = false, read = [] }: SaveProgress): void {
    if (isSent) this.unansweredKey = key;
    this.isKeyGivenAway = isKeyGivenAway;
    if (key) this.setSaveKey(key);
    this.take(read, true);
  }

  saveMeta = (): SaveMeta => ({ key: this.saveKey, opened: this.#opened, read: this.read });

  async check(): Promise<void> {
    await Promise.all([...this.checks].map((check) => check()));
  }

  /** @returns false while another save runs or the form is filled anew, and after a successful save */
  begin(): boolean {
    if (this.isBusy) return false;
    this.failure = null;
    this.enter('waiting');
    return true;
  }

  saved(): void {
    this.saveKey = newKey();
    this.isKeyGivenAway = false;
    this.enter('saved');
  }

  failed(error: unknown): void {
    const isHandled = error instanceof SessionEnded || error instanceof SaveHandled;
    if (this.phase === 'saving' && mayBeStored(error)) this.unansweredKey = this.saveKey;
    this.failure = isHandled ? null : error instanceof Error ? error : new Error(String(error));
    this.enter('editing');
  }

  /** @param leave - continues a navigation that waits for the save */
  leaveAfterSave(leave?: () => void): void {
    const hasChanged = (leave === undefined) !== (this.continueLeaving === undefined);
    this.continueLeaving = leave;
    if (hasChanged) this.#listeners.tell();
  }

  /** Begins another save, and clears the failure of the former one, so that it is not sent again. */
  setSaveKey(key: string): void {
    this.saveKey = key;
    this.failure = null;
    this.#listeners.tell();
  }

  /** Another tab continues the draft with its key; this form saves a record of its own. */
  giveKeyAway(): void {
    const key = newKey();
    this.isKeyGivenAway ||= this.isSent;
    if (this.unansweredKey === this.saveKey) this.unansweredKey = key;
    // the contents stay, and so does the reason why they were not saved
    this.saveKey = key;
    this.#listeners.tell();
  }

  enter(phase: FormPhase): void {
    this.phase = phase;
    this.#listeners.tell();
  }
}

const outside = new Editing();

export const EditingContext = createContext<Editing>(outside);

/** The state of the form around; outside of forms a pristine one. */
export const useEditing = (): Editing => useContext(EditingContext);

export const useIsInForm = (): boolean => useEditing() !== outside;

const useStateOf = <State>(read: (editing: Editing) => State): State => {
  const editing = useEditing();
  return useSyncExternalStore(editing.subscribe, () => read(editing));
};

export const useOpenedRecord = () => useStateOf(({ opened }) => opened);

/** The newest stored state that the form knows of: the record around, or one that another user has saved meanwhile. */
export const useNewestRecord = () => {
  const record = useRecordContext();
  const opened = useOpenedRecord();
  return opened?.version > record?.version ? opened : record;
};

export const useFormPhase = () => useStateOf((editing) => editing.phase);

export const useIsFormBusy = () => useStateOf(({ isBusy }) => isBusy);

/** Whether a save runs: it waits for files, is checked, or was sent. */
export const useIsSaving = (): boolean => ['waiting', 'checking', 'saving'].includes(useFormPhase());

/** Whether inputs are read-only, because the form is filled anew, or a save is being checked or sent, or has succeeded. */
export const useIsFormLocked = (): boolean =>
  ['restoring', 'checking', 'saving', 'saved'].includes(useFormPhase());

export const useIsLeavingAfterSave = () => useStateOf((editing) => editing.continueLeaving !== undefined);

/** The error of the last save. */
export const useSaveFailure = () => useStateOf((editing) => editing.failure);

export interface SaveParams {
  id?: RaRecord['id'];
  data: Partial<RaRecord>;
  previousData?: RaRecord;
  meta?: SaveMeta;
}

type Save = (resource: string, params: SaveParams) => Promise<{ data: RaRecord }>;

/** A save middleware; it runs outside of those that its children register. */
type SaveMiddleware = (resource: string, params: SaveParams, next: Save) => Promise<{ data: RaRecord }>;

/** Registers a middleware of react-admin's save. A second call of `next` goes straight to the data provider. */
export const useSaveMiddleware = (middleware: SaveMiddleware): void =>
  useRegisterMutationMiddleware<Save>(useEvent(middleware));
