import { Node } from '@tiptap/core';
import { CodeBlock } from '@tiptap/extension-code-block';
import { ListItem, OrderedList } from '@tiptap/extension-list';

/** A `div` that carries something worth keeping; a bare one is a paragraph or nothing. */
export const Division = Node.create({
  name: 'division',
  group: 'block',
  content: 'block+',
  addAttributes: () => ({ 'data-youtube-video': { default: null } }),
  parseHTML: () => [{ tag: 'div', getAttrs: (element) => (element.attributes.length > 0 ? null : false) }],
  renderHTML: ({ HTMLAttributes }) => ['div', HTMLAttributes, 0],
});

export const Figure = Node.create({
  name: 'figure',
  group: 'block',
  content: '(block | figcaption)+',
  defining: true,
  parseHTML: () => [{ tag: 'figure' }],
  renderHTML: ({ HTMLAttributes }) => ['figure', HTMLAttributes, 0],
});

export const FigureCaption = Node.create({
  name: 'figcaption',
  content: 'inline*',
  defining: true,
  parseHTML: () => [{ tag: 'figcaption' }],
  renderHTML: ({ HTMLAttributes }) => ['figcaption', HTMLAttributes, 0],
});

/** Quill's newer lists say on the item what kind of list it is. */
export const Item = ListItem.extend({
  content: 'block+',
  addAttributes: () => ({ 'data-list': { default: null } }),
});

export const Numbered = OrderedList.extend({
  addAttributes: () => ({
    start: { default: null, parseHTML: (element) => element.getAttribute('start') },
    type: { default: null, parseHTML: (element) => element.getAttribute('type') },
  }),
  renderHTML: ({ HTMLAttributes }) => ['ol', HTMLAttributes, 0],
});

export const Preformatted = CodeBlock.extend({
  addAttributes() {
    return {
      ...this.parent?.(),
      spellcheck: { default: null, parseHTML: (element: HTMLElement) => element.getAttribute('spellcheck') },
    };
  },
});
