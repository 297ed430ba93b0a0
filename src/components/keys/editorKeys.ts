import type { RichTextWord } from '../../i18n/richText.ts';

interface EditorKeys {
  /** As the editor's own table writes them; of two, the first and the last of a row. */
  keys: readonly [string, string?];
  word: RichTextWord;
}

/** The keys of a text, for the list of keys. They are the editor's (richText/schema); nothing here acts. */
export const EDITOR_KEYS: readonly EditorKeys[] = [
  { keys: ['Mod-b'], word: 'bold' },
  { keys: ['Mod-i'], word: 'italic' },
  { keys: ['Mod-u'], word: 'underline' },
  { keys: ['Mod-Shift-s'], word: 'strike' },
  { keys: ['Mod-,'], word: 'subscript' },
  { keys: ['Mod-.'], word: 'superscript' },
  { keys: ['Mod-e'], word: 'code' },
  { keys: ['Mod-Alt-0'], word: 'paragraph' },
  { keys: ['Mod-Alt-1', 'Mod-Alt-6'], word: 'headings' },
  { keys: ['Mod-Shift-b'], word: 'blockquote' },
  { keys: ['Mod-Shift-8'], word: 'list_bulleted' },
  { keys: ['Mod-Shift-7'], word: 'list_numbered' },
  { keys: ['Mod-Shift-l'], word: 'align_left' },
  { keys: ['Mod-Shift-e'], word: 'align_center' },
  { keys: ['Mod-Shift-r'], word: 'align_right' },
  { keys: ['Mod-Shift-j'], word: 'align_justify' },
  { keys: ['Shift-Enter'], word: 'line_break' },
  { keys: ['Mod-z'], word: 'undo' },
  { keys: ['Mod-Shift-z'], word: 'redo' },
];
