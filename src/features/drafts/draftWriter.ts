import { newKey } from '../../dataProvider/attempts.ts';
import { type DraftContent, type DraftFile, MAX_FILES_BYTES } from './draft.ts';
import type { DraftStore } from './draftStore.ts';

const WRITE_EVERY_MS = 900;

/** A file of the form, with its bytes where they are available. */
export interface FormFile extends DraftFile {
  file?: File;
}

export interface FormContent extends DraftContent {
  files: FormFile[];
}

interface DraftWriterOptions {
  /** Undefined where no drafts can be stored. */
  store: () => Promise<DraftStore | null>;
  /** Returns the form's content; undefined while the form is pristine. */
  read: () => FormContent | undefined;
  onChange: () => void;
}

/** Stores one form as a draft: at most once a second while the user types, one write after the other. */
export class DraftWriter {
  readonly #options: DraftWriterOptions;
  /** Kept after the session has ended, when the key of its drafts is gone. */
  #opened?: DraftStore | null;
  #id = newKey();
  /** The stored files by source. */
  readonly #files = new Map<string, File>();
  /** Files that the browser refused to store. */
  readonly #refused = new Set<File>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isBehind = false;
  #isDeletedElsewhere = false;
  #isStored = false;
  /** A write has stored it. */
  #isWritten = false;
  #hasEnded = false;
  #hasFailed = false;
  #lacksFile = false;
  /** A file of the form is in no draft: the browser refused it, or it is too large. */
  #isIncomplete = false;
  #writes: Promise<void> = Promise.resolve();

  constructor(options: DraftWriterOptions) {
    this.#options = options;
    this.#open().catch(() => undefined);
  }

  get id(): string {
    return this.#id;
  }

  /** Whether everything in the form is stored, or will be when the running write and the one at the end are done. */
  get isKept(): boolean {
    return !!this.#opened && (this.#isStored || this.#isBehind) && !this.#hasEnded && !this.isFailing;
  }

  /** Whether a write has stored the form as it was then. */
  get isWritten(): boolean {
    return this.#isWritten && !this.#hasEnded && !this.isFailing;
  }

  get isFailing(): boolean {
    return this.#hasFailed || this.#lacksFile;
  }

  /** Whether the last write has stored all that the form held. */
  get isComplete(): boolean {
    return !this.isFailing && !this.#isIncomplete;
  }

  /** Schedules a write within a second. */
  changed(): void {
    this.#isBehind = true;
    this.#timer ??= setTimeout(() => void this.save(), WRITE_EVERY_MS);
  }

  /** Writes all changes since the last write now. */
  save(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (!this.#isBehind || this.#hasEnded) return this.#writes;
    this.#isBehind = false;
    this.#isDeletedElsewhere = false;
    const content = this.#options.read();
    const id = this.#id;
    const wasStored = this.#isStored;
    this.#isStored = content !== undefined;
    return this.#next(async (store) => {
      // the form was saved meanwhile
      if (this.#hasEnded && id === this.#id) return;
      if (content) {
        const files = content.files.map(({ file: _file, ...named }) => named);
        await store.save(id, { ...content, files });
        if (id === this.#id) {
          this.#isStored = true;
          this.#isWritten = true;
        }
        // after the draft, because a file without one is removed
        await this.#saveFiles(store, id, content.files);
      } else {
        if (wasStored) await store.remove(id);
        this.#isWritten = false;
        this.#files.clear();
        this.#lacksFile = false;
        this.#isIncomplete = false;
      }
    });
  }

  /** Writes before the page is closed or the form is filled anew, even if another tab has deleted the draft. */
  saveAtEnd(): Promise<void> {
    this.#isBehind ||= this.#isDeletedElsewhere;
    return this.save();
  }

  /** Another tab has deleted or continued this draft. It is stored again when the user types more or the page closes. */
  deletedElsewhere(): void {
    this.#isStored = false;
    this.#isWritten = false;
    this.#isDeletedElsewhere = true;
    this.#files.clear();
    this.#options.onChange();
  }

  /** Keeps the draft, also where another tab has deleted it, and continues the form as another one. */
  async beginAnew(): Promise<void> {
    await this.saveAtEnd();
    this.#id = newKey();
    this.#isStored = false;
    this.#isWritten = false;
    this.#hasEnded = false;
    this.#isDeletedElsewhere = false;
    this.#files.clear();
  }

  /**
   * Deletes the draft after a save, or when its content is not needed.
   *
   * @param id - does nothing if the form has another draft by now
   */
  drop(id = this.#id): Promise<void> {
    if (this.#hasEnded) return this.#writes;
    if (id === this.#id) this.#hasEnded = true;
    clearTimeout(this.#timer);
    this.#timer = undefined;
    return this.#next((store) => store.remove(id));
  }

  async #open(): Promise<DraftStore | null> {
    const store = this.#opened ?? (await this.#options.store());
    this.#opened ??= store;
    return this.#opened;
  }

  async #saveFiles(store: DraftStore, id: string, files: readonly FormFile[]): Promise<void> {
    const chosen = new Map<string, File>();
    let leftBytes = MAX_FILES_BYTES;
    for (const { path, file } of files) {
      if (!file || file.size > leftBytes || this.#refused.has(file)) continue;
      leftBytes -= file.size;
      chosen.set(path, file);
    }
    for (const [path, file] of this.#files) {
      if (chosen.get(path) === file) continue;
      this.#files.delete(path);
      await store.removeFile(id, path);
    }
    for (const [path, file] of chosen) {
      if (this.#files.has(path)) continue;
      try {
        await store.saveFile(id, path, file);
        this.#files.set(path, file);
      } catch (problem) {
        console.error(problem);
        this.#refused.add(file);
      }
    }
    // an uploaded file need not be stored
    const needed = files.filter(({ file, id: upload }) => file && upload === undefined);
    this.#lacksFile = needed.some(({ file }) => file && this.#refused.has(file));
    this.#isIncomplete = needed.some(({ path }) => !this.#files.has(path));
  }

  #next(write: (store: DraftStore) => Promise<void>): Promise<void> {
    const run = async () => {
      try {
        const store = await this.#open();
        if (store) await write(store);
        this.#hasFailed = false;
      } catch (problem) {
        console.error(problem);
        this.#hasFailed = true;
        this.#isBehind = !this.#hasEnded;
      }
      this.#options.onChange();
    };
    this.#writes = this.#writes.then(run);
    return this.#writes;
  }
}
