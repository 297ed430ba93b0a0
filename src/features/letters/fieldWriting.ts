import { applyChanges } from '../../uzbek/changes.ts';
import type { PlainField, Writing } from './writing.ts';

export const fieldWriting = ({ id, onChange }: PlainField): Writing => {
  const input = () => {
    const element = document.getElementById(id);
    return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
      ? element
      : undefined;
  };
  return {
    read: () => [{ text: input()?.value ?? '' }],
    write: (changes) => {
      const field = input();
      if (!field || field.readOnly) return;
      const text = applyChanges(field.value, changes);
      field.focus();
      if (text === field.value) return;
      field.select();
      if (!replaceSelection(text)) onChange(text);
    },
    select: ({ start, end }) => {
      input()?.focus();
      input()?.setSelectionRange(start, end);
    },
    hasFocus: () => document.activeElement === input(),
  };
};

/** As if it were typed: the one way that Ctrl+Z takes back. Deprecated, and everywhere but in jsdom; there is no other. */
const replaceSelection = (text: string): boolean =>
  typeof document.execCommand === 'function' && document.execCommand('insertText', false, text);
