import type { Editor } from '@tiptap/core';
import type { Mark } from '@tiptap/pm/model';
import type { Transaction } from '@tiptap/pm/state';

const withoutClasses = (mark: Mark, prefix: string): Mark => {
  const classes = String(mark.attrs.class ?? '').split(/\s+/);
  const kept = classes.filter((name) => !name.startsWith(prefix)).join(' ');
  return mark.type.create({ ...mark.attrs, class: kept || null });
};

/**
 * Takes Quill's classes of one kind off the selected words, so that a new style shows, and leaves no span without
 * any style or class.
 */
const tidyStyles = (tr: Transaction, prefix: string) => {
  const { from, to } = tr.selection;
  tr.doc.nodesBetween(from, to, (node, pos) => {
    const mark = node.marks.find(({ type }) => type.name === 'textStyle');
    if (!mark) return;
    const [start, end] = [Math.max(from, pos), Math.min(to, pos + node.nodeSize)];
    const tidied = withoutClasses(mark, prefix);
    if (Object.values(tidied.attrs).some(Boolean)) tr.addMark(start, end, tidied);
    else tr.removeMark(start, end, mark);
  });
};

const setStyle = (editor: Editor, attribute: string, value: string, quillPrefix: string) =>
  editor
    .chain()
    .focus()
    .setMark('textStyle', { [attribute]: value || null })
    .command(({ tr }) => {
      tidyStyles(tr, quillPrefix);
      return true;
    })
    .run();

/** @param font - empty for the font of the site */
export const setFont = (editor: Editor, font: string) => setStyle(editor, 'fontFamily', font, 'ql-font-');

/** @param size - empty for the size of the site */
export const setSize = (editor: Editor, size: string) => setStyle(editor, 'fontSize', size, 'ql-size-');

/** @param color - empty for the colour of the site */
export const setTextColor = (editor: Editor, color: string) => setStyle(editor, 'color', color, 'ql-color-');

/** @param color - empty for none */
export const setBackground = (editor: Editor, color: string) =>
  setStyle(editor, 'backgroundColor', color, 'ql-bg-');

const styleOf = (editor: Editor) => editor.getAttributes('textStyle');

const quillNameOf = (editor: Editor, prefix: string): string =>
  new RegExp(`(?:^|\\s)${prefix}([\\w-]+)`).exec(styleOf(editor).class ?? '')?.[1] ?? '';

export const fontOf = (editor: Editor): string =>
  styleOf(editor).fontFamily || quillNameOf(editor, 'ql-font-');
export const sizeOf = (editor: Editor): string => styleOf(editor).fontSize || quillNameOf(editor, 'ql-size-');
export const textColorOf = (editor: Editor): string => styleOf(editor).color || '';
export const backgroundOf = (editor: Editor): string => styleOf(editor).backgroundColor || '';
