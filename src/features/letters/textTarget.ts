import type { Editor } from '@tiptap/core';
import { applyChanges, type Change, type Span } from '../../uzbek/changes.ts';
import type { TextNode } from '../../uzbek/nodes.ts';
import { editorTarget } from './editorTarget.ts';

/** The text of an input or an editor. Positions count in the joined text of its nodes. */
export interface TextTarget {
  read: () => readonly TextNode[];
  /** Applies the changes and takes the focus, as one undo step. A change whose place has other text by now is skipped. */
  write: (changes: readonly Change[]) => void;
  /** Selects an occurrence. */
  select: (place: Span) => void;
  hasFocus: () => boolean;
  isWritable: () => boolean;
}

type Field = HTMLInputElement | HTMLTextAreaElement;

/** Inserts like typing, the only way that Ctrl+Z undoes. Deprecated, but available everywhere except jsdom, and without a replacement. */
const replaceText = (field: Field, text: string) => {
  field.select();
  if (typeof document.execCommand === 'function' && document.execCommand('insertText', false, text)) return;
  field.setRangeText(text, 0, field.value.length, 'end');
  field.dispatchEvent(new Event('input', { bubbles: true }));
};

const fieldTarget = (field: Field): TextTarget => ({
  read: () => [{ text: field.value }],
  write: (changes) => {
    if (field.readOnly) return;
    const text = applyChanges(field.value, changes);
    field.focus();
    if (text !== field.value) replaceText(field, text);
  },
  select: ({ start, end }) => {
    field.focus();
    field.setSelectionRange(start, end);
  },
  hasFocus: () => document.activeElement === field,
  isWritable: () => !field.readOnly,
});

const isEditorElement = (element: Element): element is Element & { editor: Editor } => 'editor' in element;

/** The target of a source; undefined while its input is not mounted. */
export const textTarget = (source: string): TextTarget | undefined => {
  const element = document.querySelector(`[data-source="${source}"], [name="${source}"]`);
  if (!element) return undefined;
  if (isEditorElement(element)) return editorTarget(element.editor);
  const isField = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
  return isField ? fieldTarget(element) : undefined;
};
