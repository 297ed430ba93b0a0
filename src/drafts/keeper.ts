import { whenIdle } from '../components/whenIdle.ts';
import { newKey } from '../dataProvider/attempts.ts';
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
  /** Told whether the last write succeeded. */
  onWritten: (isKept: boolean) => void;
}

/**
 * Keeps one form in the box: at most once a second, never while a key is being handled, and at once when asked. One write follows the
 * other, so that the last one tells what was typed last.
 */
export class Keeper {
  readonly #options: KeeperOptions;
  #id = newKey();
  /** The sizes of the files that are kept, by their fields' sources. */
  #kept = new Map<string, number>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isBehind = false;
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

  /** Whether the last write succeeded, and something of the form is there. */
  get isKept(): boolean {
    return this.#isThere && !this.#isFailing;
  }

  /** Something was typed: it is written within a second. */
  changed(): void {
    this.#isBehind = true;
    this.#timer ??= setTimeout(() => whenIdle(() => void this.keep(), IDLE_WITHIN_MS), WRITE_EVERY_MS);
  }

  /** Writes what was typed since the last write. */
  keep(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (!this.#isBehind || this.#hasEnded) return this.#writes;
    this.#isBehind = false;
    const read = this.#options.read();
    const content = read && {
      ...read,
      files: read.files.map((file) => ({ ...file, isKept: this.#kept.has(file.path) })),
    };
    const id = this.#id;
    return this.#next(async () => {
      const { box, place } = this.#options;
      if (content) await box.put(id, content);
      else if (this.#isThere) await box.remove(id, place);
      this.#isThere = content !== undefined;
    });
  }

  /** Keeps a chosen file, as long as all of them are not too much. */
  keepFile(path: string, file: File): void {
    this.#kept.delete(path);
    const sizeBytes = [...this.#kept.values()].reduce((sum, each) => sum + each, file.size);
    const fits = sizeBytes <= LARGEST_FILES_BYTES;
    if (fits) this.#kept.set(path, file.size);
    this.changed();
    void this.keep();
    const { box } = this.#options;
    void this.#next(() => (fits ? box.keepFile(this.#id, path, file) : box.dropFile(this.#id, path)));
  }

  dropFile(path: string): void {
    this.#kept.delete(path);
    this.changed();
    void this.#next(() => this.#options.box.dropFile(this.#id, path));
  }

  /** Goes on with another draft. What this form has held stays a draft of its own. */
  async takeOver(draft: Draft): Promise<void> {
    await this.keep();
    const id = newKey();
    await this.#options.box.takeOver(draft, id, draft);
    this.#id = id;
    this.#isThere = true;
    this.#kept = new Map(draft.files.flatMap((file) => (file.isKept ? [[file.path, file.sizeBytes]] : [])));
  }

  /** The form was saved, or what it holds is not wanted: nothing of it is kept any more. */
  drop(): void {
    if (this.#hasEnded) return;
    this.#hasEnded = true;
    clearTimeout(this.#timer);
    void this.#next(() => this.#options.box.remove(this.#id, this.#options.place));
  }

  #next(write: () => Promise<void>): Promise<void> {
    const told = (isFailing: boolean) => {
      this.#isFailing = isFailing;
      this.#options.onWritten(!isFailing);
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
