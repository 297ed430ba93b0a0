import { createContext, useContext, useSyncExternalStore } from 'react';
import { DepositoryError, type UploadOptions } from '../../dataProvider/http.ts';
import type { FileIdWire } from '../../wire/wire.ts';

/** A file that was chosen for a field of the form, or that its draft has stored. */
interface Upload {
  name: string;
  type: string;
  sizeBytes: number;
  /** Absent where only its name is known. */
  file?: File;
  status: 'sending' | 'sent' | 'failed';
  /** The part sent, 0…1. */
  progress: number;
  /** What the depository calls it, once it is there. */
  id?: FileIdWire;
  error?: Error;
  /** A save has said already that it failed. */
  isReported?: boolean;
}

/** A save that was not begun: files of its form have not arrived. The next one goes without them. */
export class UploadsFailed extends DepositoryError {
  override readonly name = 'UploadsFailed';
}

interface UploadsOptions {
  send: (source: string, options: UploadOptions) => Promise<FileIdWire>;
  /** Writes the id to the form. */
  onSent: (source: string, id: FileIdWire, file: File) => void;
  /** Empties the field. */
  onCleared: (source: string) => void;
  /** The file arrived though another one was chosen, or none is needed any more. */
  onOrphan: (source: string, id: FileIdWire) => void;
}

const describe = (file: File) => ({ name: file.name, type: file.type, sizeBytes: file.size, file });

/** The files of one form, by the sources of their fields. Each is sent as soon as it is chosen. */
export class Uploads {
  #uploads: ReadonlyMap<string, Upload> = new Map();
  /** What was in a field before the file that is being sent. */
  readonly #former = new Map<string, Upload>();
  readonly #controllers = new Map<string, AbortController>();
  readonly #pending = new Set<Promise<unknown>>();
  readonly #listeners = new Set<(source?: string) => void>();
  #isCancelled = false;
  readonly #options: UploadsOptions;

  constructor(options: UploadsOptions) {
    this.#options = options;
  }

  /** @param listener - gets the source of a file that was chosen, sent or forgotten; none for mere progress */
  subscribe = (listener: (source?: string) => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  all = (): ReadonlyMap<string, Upload> => this.#uploads;

  isPending = (): boolean => this.#pending.size > 0;

  /** Makes a save wait for something else, such as a pasted picture. */
  add(promise: Promise<unknown>): void {
    const pending = promise
      .catch(() => undefined)
      .finally(() => {
        this.#pending.delete(pending);
        this.#tell();
      });
    this.#pending.add(pending);
    this.#tell();
  }

  /** Sends a file; of several for one field the last one wins. */
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

  /** Does not send the file on its way; what was in the field before stays. */
  cancel(source: string): void {
    this.#isCancelled = true;
    this.#controllers.get(source)?.abort();
    const former = this.#former.get(source);
    if (former) this.#set(source, former);
    else this.forget(source);
  }

  /** The field has no file of this form any more. */
  forget(source: string): void {
    this.#controllers.get(source)?.abort();
    this.#former.delete(source);
    this.#uploads = new Map([...this.#uploads].filter(([each]) => each !== source));
    this.#tell(source);
  }

  /** Takes the file out of the field. */
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

  /** A file that the depository has already, of a draft. */
  restore(source: string, stored: Pick<Upload, 'name' | 'type' | 'sizeBytes' | 'id' | 'file'>): void {
    this.#set(source, { ...stored, status: 'sent', progress: 1 });
  }

  /** Waits for all, those included that start meanwhile. @returns false when one was cancelled while it was waited for */
  async arrive(): Promise<boolean> {
    this.#isCancelled = false;
    while (this.isPending()) await Promise.all(this.#pending);
    return !this.#isCancelled;
  }

  /** @returns the files that did not arrive; each is reported once */
  takeFailed(): { source: string; name: string }[] {
    const failed = [...this.#uploads].filter(
      ([, { status, isReported }]) => status === 'failed' && !isReported,
    );
    for (const [source, upload] of failed) this.#set(source, { ...upload, isReported: true });
    return failed.map(([source, { name }]) => ({ source, name }));
  }

  #set(source: string, upload: Upload, isProgress = false): void {
    this.#uploads = new Map([...this.#uploads, [source, upload]]);
    this.#tell(isProgress ? undefined : source);
  }

  #tell(source?: string): void {
    for (const listener of this.#listeners) listener(source);
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
