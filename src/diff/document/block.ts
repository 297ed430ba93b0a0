/** What is added to a part of a text: bold, a colour, an address it leads to. */
export interface Look {
  /** Equal for equal things, whatever their spelling. */
  key: string;
  word: string;
}

/** An element around words. */
export interface Wrap {
  open: string;
  close: string;
}

/** What is shown by itself: a picture, a video, a line break. */
export interface Thing {
  key: string;
  html: string;
  /** What people are told of it; nothing of a line break. */
  name?: string;
}

/** Words in one look, or a thing. */
export interface Run {
  text: string;
  thing?: Thing;
  wraps: readonly Wrap[];
  looks: readonly Look[];
}

/** A paragraph, a list, a row of a table: with words, or with other blocks in it. */
export interface Block {
  /** '' for words that stand beside blocks. */
  tag: string;
  open: string;
  close: string;
  looks: readonly Look[];
  runs: readonly Run[];
  children: readonly Block[];
}

export const isLine = ({ children }: Block): boolean => children.length === 0;

/** Words beside blocks, as a block of their own. */
export const lineOf = (runs: readonly Run[]): Block => ({
  tag: '',
  open: '',
  close: '',
  looks: [],
  runs,
  children: [],
});

/** How a part of a text has changed beside its words. */
export type Note =
  | { kind: 'looks'; of: string; added: readonly string[]; removed: readonly string[] }
  | { kind: 'added' | 'removed'; name: string };

export type RowKind = 'changed' | 'added' | 'removed' | 'movedFrom' | 'movedTo';

/** A block that is equal in both, by its number in the second text, or one that is not, with `ins` and `del` around what differs. */
export type Row = { kind: 'same'; index: number } | { kind: RowKind; html: string; notes: readonly Note[] };

export interface ComparedTexts {
  before: readonly Block[];
  after: readonly Block[];
}
