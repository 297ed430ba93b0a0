import { Node } from '@tiptap/core';
import { Blockquote } from '@tiptap/extension-blockquote';
import { ListItem as StockListItem } from '@tiptap/extension-list/item';
import { AllSelection, Selection, TextSelection } from '@tiptap/pm/state';

const Quote = Blockquote.extend({
  addCommands() {
    return {
      ...this.parent?.(),
      toggleBlockquote:
        () =>
        ({ tr, commands }) => {
          // an AllSelection cannot be lifted out of a quote, but a TextSelection of everything can
          if (tr.selection instanceof AllSelection) {
            tr.setSelection(
              TextSelection.between(Selection.atStart(tr.doc).$from, Selection.atEnd(tr.doc).$to),
            );
          }
          return commands.toggleWrap(this.name);
        },
    };
  },
});

const ListItem = StockListItem.extend({
  content: 'block+',
  // newer Quill lists name their kind on the item
  addAttributes: () => ({ 'data-list': { default: null } }),
});

/** A `div` with attributes; without any it is parsed as a paragraph or dropped. */
const Division = Node.create({
  name: 'division',
  group: 'block',
  content: 'block+',
  addAttributes: () => ({ 'data-youtube-video': { default: null } }),
  parseHTML: () => [{ tag: 'div', getAttrs: (element) => (element.attributes.length > 0 ? null : false) }],
  renderHTML: ({ HTMLAttributes }) => ['div', HTMLAttributes, 0],
});

const Figure = Node.create({
  name: 'figure',
  group: 'block',
  content: '(block | figcaption)+',
  defining: true,
  parseHTML: () => [{ tag: 'figure' }],
  renderHTML: ({ HTMLAttributes }) => ['figure', HTMLAttributes, 0],
});

const FigureCaption = Node.create({
  name: 'figcaption',
  content: 'inline*',
  defining: true,
  parseHTML: () => [{ tag: 'figcaption' }],
  renderHTML: ({ HTMLAttributes }) => ['figcaption', HTMLAttributes, 0],
});

const languageOf = (element: HTMLElement) =>
  [...(element.firstElementChild?.classList ?? [])].find((name) => name.startsWith('language-')) ?? null;

/** Quill writes `<pre class="ql-syntax">` alone, others `<pre><code class="language-js">`. */
const CodeBlock = Node.create({
  name: 'codeBlock',
  group: 'block',
  content: 'text*',
  marks: '',
  code: true,
  defining: true,
  addAttributes: () => ({
    spellcheck: { default: null },
    language: { default: null, rendered: false, parseHTML: languageOf },
    hasCode: {
      default: false,
      rendered: false,
      parseHTML: (element) => element.firstElementChild?.localName === 'code',
    },
  }),
  parseHTML: () => [{ tag: 'pre', preserveWhitespace: 'full' }],
  renderHTML: ({ node, HTMLAttributes }) =>
    node.attrs.hasCode
      ? ['pre', HTMLAttributes, ['code', { class: node.attrs.language }, 0]]
      : ['pre', HTMLAttributes, 0],
});

export const blocks = [Quote, ListItem, Division, Figure, FigureCaption, CodeBlock];
