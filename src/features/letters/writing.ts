import type { Editor } from '@tiptap/core';
import type { Change, Span } from '../../uzbek/changes.ts';
import type { TextNode } from '../../uzbek/nodes.ts';
import type { Language } from '../../wire/wire.ts';

/** The text of a field, whatever it is written in. Places count in the joined text of its nodes. */
export interface Writing {
  read: () => readonly TextNode[];
  /** Makes the changes, and puts the focus there: one step that one undo takes back. What stands there no longer is left out. */
  write: (changes: readonly Change[]) => void;
  /** Shows a place by selecting it. */
  select: (place: Span) => void;
  hasFocus: () => boolean;
}

/** A plain field: `id` is its input's, `onChange` is given the whole new text. */
export interface PlainField {
  id: string;
  onChange: (text: string) => void;
}

export interface LettersProps {
  /** What is written in is described by the line; see `describedByLetters`. */
  id: string;
  /** The field's value; when it changes, the text is looked at again. */
  value: unknown;
  /** Undefined where nobody knows it. */
  language?: Language;
  isLocked?: boolean;
  text: Editor | PlainField;
}

/** The `aria-describedby` of a field with this id: what helps with it, if anything does, and the line of its letters. */
export const describedByLetters = (id: string, help?: string) =>
  help ? `${id}-helper-text ${id}-letters` : `${id}-letters`;
