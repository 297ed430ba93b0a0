import type { FileIdWire } from '../../wire/wire.ts';

/** What is known of a file that was chosen in this form, or in the draft that it goes on with. */
export interface Chosen {
  name: string;
  type: string;
  sizeBytes: number;
  /** What the depository calls it, once it is there. */
  id?: FileIdWire;
}

/** The files of a form as features see them that do not use `Uploads` yet. */
export interface FormFiles {
  send: (arrival: Promise<boolean>) => void;
  settling: Pick<Set<() => void>, 'add' | 'delete'> & Iterable<() => void>;
  onTyping?: () => void;
  chosen: () => ReadonlyMap<string, Chosen>;
  forget: (path: string) => void;
  tellChoices: (listener: (path: string, file?: File) => void) => void;
  restore: (chosen: ReadonlyMap<string, Chosen>, unsent: ReadonlyMap<string, File>) => void;
}
