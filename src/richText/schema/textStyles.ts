import type { Editor } from '@tiptap/core';
import { BackgroundColor, Color, FontFamily, FontSize, TextStyle } from '@tiptap/extension-text-style';
import type { Transaction } from '@tiptap/pm/state';

/** `html.ts` leaves every run of text under at most one span, so a class alone is enough to keep it. */
const Span = TextStyle.extend({ parseHTML: () => [{ tag: 'span[style], span[class]' }] });

export const textStyles = [Span, Color, BackgroundColor, FontFamily, FontSize];

/** The styles that the toolbar sets, and the prefix of Quill's classes for the same. */
const QUILL_PREFIX = {
  fontFamily: 'ql-font-',
  fontSize: 'ql-size-',
  color: 'ql-color-',
  backgroundColor: 'ql-bg-',
} as const;
type TextStyleName = keyof typeof QUILL_PREFIX;

/** Takes Quill's classes of one kind off the selected words, so that a new style shows. */
const removeClasses = (tr: Transaction, prefix: string) => {
  const { from, to } = tr.selection;
  tr.doc.nodesBetween(from, to, (node, pos) => {
    const mark = node.marks.find(({ type, attrs }) => type.name === 'textStyle' && attrs.class);
    if (!mark) return;
    const classes = String(mark.attrs.class).split(/\s+/);
    const others = classes.filter((name) => !name.startsWith(prefix)).join(' ') || null;
    const [start, end] = [Math.max(from, pos), Math.min(to, pos + node.nodeSize)];
    tr.addMark(start, end, mark.type.create({ ...mark.attrs, class: others }));
  });
};

/** @param value - empty for that of the site */
export const setTextStyle = (editor: Editor, name: TextStyleName, value: string) =>
  editor
    .chain()
    .focus()
    .setMark('textStyle', { [name]: value || null })
    .command(({ tr }) => {
      removeClasses(tr, QUILL_PREFIX[name]);
      return true;
    })
    .removeEmptyTextStyle()
    .run();

/** The style at the cursor, or Quill's name for it. */
export const textStyleAt = (editor: Editor, name: TextStyleName): string => {
  const style = editor.getAttributes('textStyle');
  const quill = new RegExp(`(?:^|\\s)${QUILL_PREFIX[name]}([\\w-]+)`).exec(style.class ?? '')?.[1];
  return style[name] || (name.startsWith('font') && quill) || '';
};
