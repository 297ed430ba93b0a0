import { createContext, useContext, useSyncExternalStore } from 'react';
import { DepositoryError, type UploadOptions } from '../../dataProvider/http.ts';
import { createListeners } from '../../listeners.ts';
import type { FileIdWire } from '../../wire/wire.ts';
import { UNREAD_MS } from '../useHasMoved.ts';

/** A file chosen for a field of the form, or restored from its draft. */
interface Upload {
  name: string;
  type: string;
  sizeBytes: number;
  /** Undefined where only the name is known. */
  file?: File;
  status: 'sending' | 'sent' | 'failed';
  /** The part sent, 0…1. */
  progress: number;
  /** The id on the depository after the upload. */
  id?: FileIdWire;
  error?: Error;
  /** When a save last reported the failure, in ms. */
  reportedAt?: number;
}

/** A save was not sent because files have not arrived. Another one goes without them, unless it comes within a second of the report. */
export class UploadsFailed extends DepositoryError {
  override readonly name = 'UploadsFailed';
}

interface UploadsOptions {
  send: (source: string, options: UploadOptions) => Promise<FileIdWire>;
  /** Writes the id to the form. */
  onSent: (source: string, id: FileIdWire, file: File) => void;
  onCleared: (source: string) => void;
  /** The file arrived after another one was chosen or none was needed any more. */
  onOrphan: (source: string, id: FileIdWire) => void;
}

const describe = (file: File) => ({ name: file.name, type: file.type, sizeBytes: file.size, file });

/** The files of one form by source. Each is uploaded as soon as it is chosen. */
export class Uploads {
  #uploads: ReadonlyMap<string, Upload> = new Map();
  /** The value of a field before the running upload. */
  readonly #former = new Map<string, Upload>();
  readonly #controllers = new Map<string, AbortController>();
  readonly #pending = new Set<Promise<unknown>>();
  readonly #listeners = createListeners<[source?: string]>();
  /** Its listener is called with the source of a file that was chosen, uploaded or removed; not for progress. */
  readonly subscribe = this.#listeners.subscribe;
  #cancelled = 0;
  readonly #options: UploadsOptions;
  /** The uploaded covers that only this form knows of: no save and no other tab. */
  readonly unsaved = new Set<FileIdWire>();

  constructor(options: UploadsOptions) {
    this.#options = options;
  }

  all = (): ReadonlyMap<string, Upload> => this.#uploads;

  isPending = (): boolean => this.#pending.size > 0;

  /** Makes saves wait for something else, such as a pasted picture. */
  add(promise: Promise<unknown>): void {
    const pending = promise
      .catch(() => undefined)
      .finally(() => {
        this.#pending.delete(pending);
        this.#listeners.tell();
      });
    this.#pending.add(pending);
    this.#listeners.tell();
  }

  /** Uploads a file; of several for one field the last one wins. */
  start(source: string, file: File): void {
    this.#controllers.get(source)?.abort();
    const controller = new AbortController();
    this.#controllers.set(source, controller);
    const former = this.#uploads.get(source);
    if (former?.status === 'sent') this.#former.set(source, former);
    this.#set(source, { ...describe(file), status: 'sending', progress: 0 });
    this.add(this.#send(source, file, controller.signal));
  }

  async #send(source: string, file: File, signal: AbortSignal): Promise<void> {
    const onProgress = (progress: number) =>
      signal.aborted || this.#set(source, { ...describe(file), status: 'sending', progress }, true);
    const aborted = new Promise<undefined>((resolve) =>
      signal.addEventListener('abort', () => resolve(undefined)),
    );
    const sent = this.#options.send(source, { file, onProgress, signal });
    sent.then((id) => signal.aborted && this.#options.onOrphan(source, id)).catch(() => undefined);
    try {
      const id = await Promise.race([sent, aborted]);
      if (signal.aborted || id === undefined) return;
      this.#former.delete(source);
      this.#options.onSent(source, id, file);
      this.#set(source, { ...describe(file), status: 'sent', progress: 1, id });
    } catch (problem) {
      if (signal.aborted) return;
      console.error(problem);
      const error = problem instanceof Error ? problem : new Error(String(problem));
      this.#set(source, { ...describe(file), status: 'failed', progress: 0, error });
    }
  }

  /** Cancels a running upload, or takes back a failed one; the field keeps its former value. */
  cancel(source: string): void {
    if (this.#uploads.get(source)?.status === 'sending') this.#cancelled += 1;
    this.#controllers.get(source)?.abort();
    const former = this.#former.get(source);
    if (former) this.#set(source, former);
    else this.forget(source);
  }

  /** Forgets the file of a field. */
  forget(source: string): void {
    this.#controllers.get(source)?.abort();
    this.#former.delete(source);
    this.#uploads = new Map([...this.#uploads].filter(([each]) => each !== source));
    this.#listeners.tell(source);
  }

  /** Removes the file from the field. */
  clear(source: string): void {
    this.forget(source);
    this.#options.onCleared(source);
  }

  abortAll(): void {
    for (const controller of this.#controllers.values()) controller.abort();
  }

  forgetAll(): void {
    for (const source of [...this.#uploads.keys()]) this.forget(source);
  }

  /** Adds a file of a draft that is already on the depository. */
  restore(source: string, stored: Pick<Upload, 'name' | 'type' | 'sizeBytes' | 'id' | 'file'>): void {
    this.#controllers.get(source)?.abort();
    this.#former.delete(source);
    this.#set(source, { ...stored, status: 'sent', progress: 1 });
  }

  /** Waits for all uploads, including those that start meanwhile. @returns false when one was cancelled during the wait */
  async arrive(): Promise<boolean> {
    const before = this.#cancelled;
    while (this.isPending()) await Promise.all(this.#pending);
    return this.#cancelled === before;
  }

  /** @returns the files that failed; each is reported until a second has passed without another try */
  takeFailed(): { source: string; name: string }[] {
    const now = Date.now();
    const failed = [...this.#uploads].filter(
      ([, { status, reportedAt = now }]) => status === 'failed' && now - reportedAt < UNREAD_MS,
    );
    for (const [source, upload] of failed) this.#set(source, { ...upload, reportedAt: now });
    return failed.map(([source, { name }]) => ({ source, name }));
  }

  #set(source: string, upload: Upload, isProgress = false): void {
    this.#uploads = new Map([...this.#uploads, [source, upload]]);
    this.#listeners.tell(isProgress ? undefined : source);
  }
}

const outside = new Uploads({
  send: () => Promise.reject(new Error('Outside of a form')),
  onSent: () => undefined,
  onCleared: () => undefined,
  onOrphan: () => undefined,
});

export const UploadsContext = createContext(outside);

export const useUploads = (): Uploads => useContext(UploadsContext);

export const useUpload = (source: string): Upload | undefined => {
  const { subscribe, all } = useUploads();
  return useSyncExternalStore(subscribe, () => all().get(source));
};

export const useIsUploading = (): boolean => {
  const { subscribe, isPending } = useUploads();
  return useSyncExternalStore(subscribe, isPending);
};
