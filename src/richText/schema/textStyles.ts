import type { Editor } from '@tiptap/core';
import { BackgroundColor, Color, FontFamily, FontSize, TextStyle } from '@tiptap/extension-text-style';
import type { Transaction } from '@tiptap/pm/state';

/** Also keeps spans with a class alone; `html.ts` leaves at most one span around a text. */
const Span = TextStyle.extend({ parseHTML: () => [{ tag: 'span[style], span[class]' }] });

export const textStyles = [Span, Color, BackgroundColor, FontFamily, FontSize];

/** The styles of the toolbar with the prefixes of Quill's equivalent classes. */
const QUILL_PREFIX = {
  fontFamily: 'ql-font-',
  fontSize: 'ql-size-',
  color: 'ql-color-',
  backgroundColor: 'ql-bg-',
} as const;
type TextStyleName = keyof typeof QUILL_PREFIX;

/** Removes Quill's classes of one kind from the selection, so that a new style shows. */
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

/** @param value - '' for the site's default */
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

/** The style at the cursor, or Quill's name of it. */
export const textStyleAt = (editor: Editor, name: TextStyleName): string => {
  const style = editor.getAttributes('textStyle');
  const quill = new RegExp(`(?:^|\\s)${QUILL_PREFIX[name]}([\\w-]+)`).exec(style.class ?? '')?.[1];
  return style[name] || (name.startsWith('font') && quill) || '';
};
