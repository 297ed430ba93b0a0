import { Mark, mergeAttributes } from '@tiptap/core';
import { Code } from '@tiptap/extension-code';
import { TextStyle } from '@tiptap/extension-text-style';

/** `html.ts` leaves every run of text under at most one span, so a class alone is enough to keep it. */
export const Span = TextStyle.extend({
  parseHTML: () => [{ tag: 'span[style], span[class]' }],
});

/** Code may be bold or coloured, as it was in the editors of before. */
export const InlineCode = Code.extend({ excludes: '' });

export const Small = Mark.create({
  name: 'small',
  parseHTML: () => [{ tag: 'small' }],
  renderHTML: ({ HTMLAttributes }) => ['small', HTMLAttributes, 0],
});

export const Marked = Mark.create({
  name: 'marked',
  addAttributes: () => ({ 'data-color': { default: null } }),
  parseHTML: () => [{ tag: 'mark' }],
  renderHTML: ({ HTMLAttributes }) => ['mark', HTMLAttributes, 0],
});

export const Link = Mark.create({
  name: 'link',
  priority: 1000,
  inclusive: false,
  keepOnSplit: false,
  addAttributes: () => ({
    href: { default: null },
    target: { default: null },
    rel: { default: null },
    title: { default: null },
  }),
  parseHTML: () => [{ tag: 'a[href]' }],
  renderHTML: ({ HTMLAttributes }) => ['a', mergeAttributes(HTMLAttributes), 0],
});
