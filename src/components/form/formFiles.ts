import type { FieldFault } from '../../dataProvider/http.ts';
import type { FileIdWire } from '../../dataProvider/wire.ts';

/** The files that one form sends: which are on their way, which did not arrive, and which covers no save has been told of. */
export class FormFiles {
  readonly #onTheirWay = new Set<Promise<boolean>>();
  readonly #missing = new Map<string, FieldFault>();
  readonly #unsaved = new Set<FileIdWire>();

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
}
