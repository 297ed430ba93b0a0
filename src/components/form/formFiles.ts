import { DepositoryError, type FieldFault } from '../../dataProvider/http.ts';
import type { FileIdWire } from '../../wire/wire.ts';

/** A save that never began: files of its form have not arrived. Begun again, it goes without them, which only a person may want. */
export class FilesMissing extends DepositoryError {
  override readonly name = 'FilesMissing';
}

/** What is known of a file that was chosen in this form, or in the draft that it goes on with. */
export interface Chosen {
  name: string;
  type: string;
  sizeBytes: number;
  /** What the depository calls it, once it is there. */
  id?: FileIdWire;
}

/** Told of each file that is chosen, arrives (without the file) or goes, so that the form's draft has it too. */
type ChoiceListener = (path: string, file?: File) => void;

/** The files that one form sends: which are on their way, which did not arrive, and which covers no save has been told of. */
export class FormFiles {
  readonly #onTheirWay = new Set<Promise<boolean>>();
  readonly #missing = new Map<string, FieldFault>();
  readonly #unsaved = new Set<FileIdWire>();
  readonly #chosen = new Map<string, Chosen>();
  readonly #bytes = new Map<string, File>();
  /** What stood in a field before a file that is on its way there. */
  readonly #former = new Map<string, { chosen: Chosen; file?: File }>();
  readonly #senders = new Map<string, (file: File) => void>();
  #waiting: ReadonlyMap<string, File> = new Map();
  /** What brings the form's values up to the texts that are being typed; asked before they are read. */
  readonly settling = new Set<() => void>();
  /** Told that such a text is ahead of the form's values. */
  onTyping?: () => void;
  readonly #watchers = new Set<() => void>();
  #onChoice?: ChoiceListener;

  /** Tells of each choice from here on, and of those that were made before. */
  tellChoices(listener: ChoiceListener): void {
    this.#onChoice = listener;
    for (const [path, file] of this.#bytes) listener(path, file);
  }

  /** @param arrival - resolves, always: whether the file is there and stands in the form */
  send(arrival: Promise<boolean>): void {
    const done = arrival.finally(() => this.#onTheirWay.delete(done));
    this.#onTheirWay.add(done);
  }

  areOnTheirWay(): boolean {
    return this.#onTheirWay.size > 0;
  }

  /** Waits for all of them, those included that start meanwhile. @returns whether every one arrived */
  async arrive(): Promise<boolean> {
    let all = true;
    while (this.areOnTheirWay()) {
      const arrivals = await Promise.all(this.#onTheirWay);
      all = all && arrivals.every(Boolean);
    }
    return all;
  }

  /** The file of a field did not arrive. */
  miss(fault: FieldFault): void {
    this.#missing.set(fault.path, fault);
  }

  /** Another file is sent for the field, or it is gone. */
  missNoMore(path: string): void {
    this.#missing.delete(path);
  }

  /** @returns what did not arrive; it is told once */
  takeMissing(): FieldFault[] {
    const faults = [...this.#missing.values()];
    this.#missing.clear();
    return faults;
  }

  addUnsaved(cover: FileIdWire): void {
    this.#unsaved.add(cover);
  }

  /** From here on the depository may know the covers of this form, whatever it answers. */
  leaveToSave(): void {
    this.#unsaved.clear();
  }

  /** @returns whether this cover belonged to nobody but the form; it is told once */
  takeUnsaved(cover: FileIdWire): boolean {
    return this.#unsaved.delete(cover);
  }

  /** What was chosen for the fields, by their sources. */
  chosen(): ReadonlyMap<string, Chosen> {
    return this.#chosen;
  }

  choose(path: string, file: File): void {
    const chosen = this.#chosen.get(path);
    if (chosen?.id !== undefined) this.#former.set(path, { chosen, file: this.#bytes.get(path) });
    this.#chosen.set(path, { name: file.name, type: file.type, sizeBytes: file.size });
    this.#bytes.set(path, file);
    this.#onChoice?.(path, file);
  }

  /** The file of a field is there. */
  arrived(path: string, id: FileIdWire): void {
    const chosen = this.#chosen.get(path);
    if (!chosen) return;
    this.#former.delete(path);
    this.#chosen.set(path, { ...chosen, id });
    this.#onChoice?.(path);
  }

  /** The field has no file that was chosen here any more. */
  forget(path: string): void {
    this.#former.delete(path);
    this.#bytes.delete(path);
    if (this.#chosen.delete(path)) this.#onChoice?.(path);
  }

  /** The file on its way to a field is not wanted: what stood there before stays. */
  giveUp(path: string): void {
    const former = this.#former.get(path);
    this.forget(path);
    if (!former) return;
    this.#chosen.set(path, former.chosen);
    if (former.file) this.#bytes.set(path, former.file);
    this.#onChoice?.(path, former.file);
  }

  forgetAll(): void {
    for (const path of [...this.#chosen.keys()]) this.forget(path);
  }

  /** Goes on with files that a draft has kept: those that are not there yet are sent as soon as their fields stand in the form. */
  restore(chosen: ReadonlyMap<string, Chosen>, unsent: ReadonlyMap<string, File>): void {
    for (const [path, each] of chosen) this.#chosen.set(path, each);
    this.#waiting = unsent;
    for (const watcher of this.#watchers) watcher();
    for (const path of unsent.keys()) this.#sendWaiting(path);
  }

  /** The files that wait for their fields. */
  waiting = (): ReadonlyMap<string, File> => this.#waiting;

  watchWaiting = (watcher: () => void): (() => void) => {
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  };

  /** A field stands in the form: what was kept for it is given to it. @returns what ends that */
  giveTo(path: string, send: (file: File) => void): () => void {
    this.#senders.set(path, send);
    this.#sendWaiting(path);
    return () => this.#senders.delete(path);
  }

  #sendWaiting(path: string): void {
    const file = this.#waiting.get(path);
    const send = this.#senders.get(path);
    if (!file || !send) return;
    this.#waiting = new Map([...this.#waiting].filter(([each]) => each !== path));
    send(file);
  }
}
