import { whenIdle } from '../../components/whenIdle.ts';
import { newKey } from '../../dataProvider/attempts.ts';
import { type Draft, type DraftContent, type FormPlace, LARGEST_FILES_BYTES } from './draft.ts';
import type { DraftBox } from './draftBox.ts';

const WRITE_EVERY_MS = 900;
/** How long a write waits for a moment in which nobody types. */
const IDLE_WITHIN_MS = 100;

interface KeeperOptions {
  box: DraftBox;
  place: FormPlace;
  /** What the form holds now; nothing while it holds what it was opened with. */
  read: () => DraftContent | undefined;
  /** Told whether all that the form holds is there. */
  onWritten: (isKept: boolean) => void;
}

/**
 * Keeps one form in the box: at most once a second, never while a key is being handled, and at once when asked. One write follows the
 * other, so that the last one tells what was typed last.
 */
export class Keeper {
  readonly #options: KeeperOptions;
  #id = newKey();
  /** The files that are kept, by their fields' sources; those that came with a draft are known by their size alone. */
  #kept = new Map<string, { size: number; file?: File }>();
  /** The files have to be written again. */
  #areFilesLost = false;
  /** The fields whose files could not be written. */
  #failed = new Set<string>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isBehind = false;
  /** Another tab has ended this draft: nobody keeps what stands here. */
  #isForsaken = false;
  #isThere = false;
  #hasEnded = false;
  #isFailing = false;
  #writes: Promise<void> = Promise.resolve();

  constructor(options: KeeperOptions) {
    this.#options = options;
  }

  get id(): string {
    return this.#id;
  }

  /** Whether the last write succeeded, and all of the form is there. */
  get isKept(): boolean {
    return this.#isThere && !this.#hasEnded && !this.isFailing;
  }

  /** Whether the last write failed, or that of a file which is nowhere else. */
  get isFailing(): boolean {
    return this.#isFailing || this.#failed.size > 0;
  }

  /** Something was typed: it is written within a second. */
  changed(): void {
    this.#isBehind = true;
    this.#timer ??= setTimeout(() => whenIdle(() => void this.keep(), IDLE_WITHIN_MS), WRITE_EVERY_MS);
  }

  /** Writes what was typed since the last write, for the page may not come back; it may as well. */
  keepTyped(): Promise<void> {
    return this.#isBehind ? this.keep() : this.#writes;
  }

  /** Writes what was typed since the last write, and what another tab has ended. */
  keep(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (!(this.#isBehind || this.#isForsaken) || this.#hasEnded) return this.#writes;
    this.#isBehind = false;
    this.#isForsaken = false;
    const read = this.#options.read();
    // one that is at the depository, or chosen no more, is missed by nobody
    const unsent = new Set(read?.files.flatMap(({ path, id }) => (id === undefined ? [path] : [])));
    for (const path of this.#failed) if (!unsent.has(path)) this.#failed.delete(path);
    const content = read && {
      ...read,
      files: read.files.map((file) => ({ ...file, isKept: this.#kept.has(file.path) })),
    };
    const id = this.#id;
    const lost = this.#areFilesLost ? [...this.#kept] : [];
    this.#areFilesLost = false;
    return this.#next(async () => {
      const { box, place } = this.#options;
      if (content) await box.put(id, content);
      else if (this.#isThere) await box.remove(id, place);
      this.#isThere = content !== undefined;
      for (const [path, { file }] of lost) if (content && file) await this.#write(id, path, file);
    });
  }

  /** Keeps a chosen file, as long as all of them are not too much. */
  keepFile(path: string, file: File): void {
    this.#kept.delete(path);
    this.#failed.delete(path);
    const sizeBytes = [...this.#kept.values()].reduce((sum, { size }) => sum + size, file.size);
    const fits = sizeBytes <= LARGEST_FILES_BYTES;
    if (fits) this.#kept.set(path, { size: file.size, file });
    this.changed();
    void this.keep();
    const id = this.#id;
    void this.#next(() => (fits ? this.#write(id, path, file) : this.#options.box.dropFile(id, path)));
  }

  dropFile(path: string): void {
    this.#kept.delete(path);
    this.#failed.delete(path);
    this.changed();
    const id = this.#id;
    void this.#next(() => this.#options.box.dropFile(id, path));
  }

  /** Goes on with another draft. What this form has held stays a draft of its own. */
  async takeOver(draft: Draft): Promise<void> {
    await this.keep();
    const id = newKey();
    await this.#options.box.takeOver(draft, id, draft);
    this.#id = id;
    this.#isThere = true;
    this.#isForsaken = false;
    this.#failed.clear();
    this.#kept = new Map(
      draft.files.flatMap(({ path, isKept, sizeBytes }) => (isKept ? [[path, { size: sizeBytes }]] : [])),
    );
  }

  /**
   * Another tab has ended this draft, or goes on with it under another name. What stands here is not kept by anybody then: it is
   * written again when something more is typed, and when the page ends; not when somebody only looks at the other tab.
   */
  goneElsewhere(): void {
    this.#isThere = false;
    this.#isForsaken = true;
    this.#areFilesLost = true;
    for (const [path, { file }] of this.#kept) if (!file) this.#kept.delete(path);
  }

  /** What the form holds from here on is another draft; the former one stays as it is, or as ended as it is. */
  async beginAnew(): Promise<void> {
    await this.keep();
    this.#id = newKey();
    this.#isThere = false;
    this.#hasEnded = false;
    this.#isForsaken = false;
    this.#kept.clear();
    this.#failed.clear();
  }

  /** The form was saved, or what it holds is not wanted: nothing of it is kept any more. Another draft than the one named stays. */
  drop(id = this.#id): void {
    if (this.#hasEnded) return;
    this.#hasEnded = true;
    clearTimeout(this.#timer);
    this.#timer = undefined;
    void this.#next(() => this.#options.box.remove(id, this.#options.place));
  }

  /** Keeps the bytes of a file; the draft says so no more where that fails. */
  async #write(id: string, path: string, file: File): Promise<void> {
    try {
      await this.#options.box.keepFile(id, path, file);
    } catch (problem) {
      if (this.#kept.get(path)?.file === file) {
        this.#kept.delete(path);
        this.#failed.add(path);
        this.changed();
      }
      throw problem;
    }
  }

  #next(write: () => Promise<void>): Promise<void> {
    const told = (isFailing: boolean) => {
      this.#isFailing = isFailing;
      this.#options.onWritten(!this.isFailing);
    };
    this.#writes = this.#writes.then(write).then(
      () => told(false),
      (problem) => {
        console.error(problem);
        told(true);
      },
    );
    return this.#writes;
  }
}
