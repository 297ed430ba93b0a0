import type { OfferEditor, OfferedEditor } from '../../components/form/formWork.ts';

/** The editors of one form that stand side by side, by the sources of their fields, and which of them was written in last. */
export class Editors {
  #offered: ReadonlyMap<string, OfferedEditor> = new Map();
  readonly #watchers = new Set<() => void>();

  offer: OfferEditor = (source, offered) => {
    this.#set(new Map([...this.#offered, [source, offered]]));
    return () => {
      // a newer offer of the same field stays
      if (this.#offered.get(source) !== offered) return;
      this.#set(new Map([...this.#offered].filter(([each]) => each !== source)));
    };
  };

  offered = (): ReadonlyMap<string, OfferedEditor> => this.#offered;

  watch = (watcher: () => void): (() => void) => {
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  };

  #set(offered: ReadonlyMap<string, OfferedEditor>): void {
    this.#offered = offered;
    for (const watcher of this.#watchers) watcher();
  }
}
