import { newKey } from '../../dataProvider/attempts.ts';
import { type Draft, type DraftContent, type DraftFile, type FormPlace, MAX_FILES_BYTES } from './draft.ts';
import type { DraftStore } from './draftStore.ts';

const WRITE_EVERY_MS = 900;

/** A file of the form, with its bytes where they are at hand. */
export interface FormFile extends DraftFile {
  file?: File;
}

export interface FormContent extends DraftContent {
  files: FormFile[];
}

interface DraftWriterOptions {
  /** Nothing where nothing can be stored. */
  store: () => Promise<DraftStore | null>;
  place: FormPlace;
  /** What the form holds; nothing while it holds what it was opened with. */
  read: () => FormContent | undefined;
  onChange: () => void;
}

/** Stores one form as a draft: at most once a second while it is typed in, and one write after the other. */
export class DraftWriter {
  readonly #options: DraftWriterOptions;
  #opened: Promise<DraftStore | null> | undefined;
  #id = newKey();
  /** The stored files, by their fields' sources. */
  readonly #files = new Map<string, File>();
  /** Files that are not stored: too large, or refused by the browser. */
  readonly #skippedFiles = new Map<string, { file: File; hasFailed: boolean }>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isBehind = false;
  #isDeletedElsewhere = false;
  #isStored = false;
  #hasEnded = false;
  #hasFailed = false;
  #writes: Promise<void> = Promise.resolve();

  constructor(options: DraftWriterOptions) {
    this.#options = options;
    // what is typed is stored with the key of this session, also after it has ended
    this.#store().catch(() => undefined);
  }

  get id(): string {
    return this.#id;
  }

  /** Whether all of the form is stored. */
  get isKept(): boolean {
    return this.#isStored && !this.#hasEnded && !this.isFailing;
  }

  get isFailing(): boolean {
    return this.#hasFailed || [...this.#skippedFiles.values()].some(({ hasFailed }) => hasFailed);
  }

  /** Has the form stored within a second. */
  changed(): void {
    this.#isBehind = true;
    this.#timer ??= setTimeout(() => void this.save(), WRITE_EVERY_MS);
  }

  /** Stores what was typed since the last write, now. */
  save(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (!this.#isBehind || this.#hasEnded) return this.#writes;
    this.#isBehind = false;
    this.#isDeletedElsewhere = false;
    const content = this.#options.read();
    const id = this.#id;
    return this.#next(async (store) => {
      // what was saved meanwhile is no draft any more
      if (this.#hasEnded && id === this.#id) return;
      if (!content) {
        if (this.#isStored) await store.remove(id, this.#options.place);
        this.#isStored = false;
        this.#files.clear();
        this.#skippedFiles.clear();
        return;
      }
      await this.#saveContent(store, id, content);
      this.#isStored = true;
      // after the draft: a file without one is removed as left over
      if (await this.#saveFiles(store, id, content.files)) await this.#saveContent(store, id, content);
    });
  }

  /** The same before the page ends, also for what another tab has deleted. */
  saveAtEnd(): Promise<void> {
    this.#isBehind ||= this.#isDeletedElsewhere;
    return this.save();
  }

  /** Continues another draft. What this form has held stays a draft of its own. */
  async claim(draft: Draft, files: ReadonlyMap<string, File>): Promise<void> {
    await this.save();
    const store = await this.#store();
    const id = newKey();
    const kept = draft.files.map((file) => ({ ...file, isKept: files.has(file.path) }));
    await store?.claim(draft, id, { ...draft, files: kept });
    this.#begin(id);
    this.#isStored = true;
    for (const [path, file] of files) this.#files.set(path, file);
  }

  /** Another tab has deleted or claimed this draft. It is stored again when more is typed, or when the page ends. */
  deletedElsewhere(): void {
    this.#isStored = false;
    this.#isDeletedElsewhere = true;
    this.#files.clear();
  }

  /** The former draft stays as it is; what the form holds from here on is another one. */
  async beginAnew(): Promise<void> {
    await this.save();
    this.#begin(newKey());
  }

  /**
   * Deletes the draft: the form was saved, or what it holds is not needed.
   *
   * @param id - when the form has another draft by now, that one stays
   */
  drop(id = this.#id): Promise<void> {
    if (this.#hasEnded) return this.#writes;
    if (id === this.#id) this.#hasEnded = true;
    clearTimeout(this.#timer);
    this.#timer = undefined;
    return this.#next((store) => store.remove(id, this.#options.place));
  }

  #store(): Promise<DraftStore | null> {
    this.#opened ??= this.#options.store().catch((problem) => {
      this.#opened = undefined;
      throw problem;
    });
    return this.#opened;
  }

  #begin(id: string): void {
    this.#id = id;
    this.#isStored = false;
    this.#hasEnded = false;
    this.#isDeletedElsewhere = false;
    this.#files.clear();
    this.#skippedFiles.clear();
  }

  async #saveContent(store: DraftStore, id: string, content: FormContent): Promise<void> {
    const files = content.files.map(({ file: _file, ...known }) => ({
      ...known,
      isKept: this.#files.has(known.path),
    }));
    await store.save(id, { ...content, files });
  }

  /** @returns whether the stored files have changed */
  async #saveFiles(store: DraftStore, id: string, files: readonly FormFile[]): Promise<boolean> {
    let hasChanged = false;
    for (const path of [...this.#files.keys(), ...this.#skippedFiles.keys()]) {
      if (files.some((each) => each.path === path)) continue;
      await this.#removeFile(store, id, path);
      hasChanged = true;
    }
    for (const { path, file, id: uploadId } of files) {
      const skipped = this.#skippedFiles.get(path);
      // an uploaded file is missed by nobody
      if (skipped && uploadId !== undefined) skipped.hasFailed = false;
      if (!file || this.#files.get(path) === file || skipped?.file === file) continue;
      await this.#removeFile(store, id, path);
      await this.#saveFile(store, id, path, file);
      hasChanged = true;
    }
    return hasChanged;
  }

  async #saveFile(store: DraftStore, id: string, path: string, file: File): Promise<void> {
    const sizeBytes = [...this.#files.values()].reduce((sum, { size }) => sum + size, file.size);
    if (sizeBytes > MAX_FILES_BYTES) {
      this.#skippedFiles.set(path, { file, hasFailed: false });
      return;
    }
    try {
      await store.saveFile(id, path, file);
      this.#files.set(path, file);
    } catch (problem) {
      console.error(problem);
      this.#skippedFiles.set(path, { file, hasFailed: true });
    }
  }

  async #removeFile(store: DraftStore, id: string, path: string): Promise<void> {
    this.#skippedFiles.delete(path);
    if (this.#files.delete(path)) await store.removeFile(id, path);
  }

  #next(write: (store: DraftStore) => Promise<void>): Promise<void> {
    const run = async () => {
      try {
        const store = await this.#store();
        if (store) await write(store);
        this.#hasFailed = false;
      } catch (problem) {
        console.error(problem);
        this.#hasFailed = true;
      }
      this.#options.onChange();
    };
    this.#writes = this.#writes.then(run);
    return this.#writes;
  }
}
