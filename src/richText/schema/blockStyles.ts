import { Extension } from '@tiptap/core';
import { TextAlign as StockTextAlign } from '@tiptap/extension-text-align';
import type { Transaction } from '@tiptap/pm/state';
import { declarationsOf, styleOf } from '../styles.ts';

const BLOCKS = [
  'paragraph',
  'heading',
  'blockquote',
  'bulletList',
  'orderedList',
  'listItem',
  'codeBlock',
  'horizontalRule',
  'hardBreak',
  'image',
  'video',
  'figure',
  'figcaption',
  'division',
  'table',
  'tableRow',
  'tableCell',
  'tableHeader',
];

const ALIGNED_TAGS = ['P', 'H1', 'H2', 'H3', 'H4', 'H5', 'H6'];

/** The declarations that no other extension handles. */
const otherStyle = (element: HTMLElement): string | null => {
  const isAligned = ALIGNED_TAGS.includes(element.tagName);
  const others = declarationsOf(element).filter(([property]) => !isAligned || property !== 'text-align');
  return styleOf(others) || null;
};

/** Keeps classes and styles on their elements; the sanitiser has removed harmful ones. */
export const KeptAttributes = Extension.create({
  name: 'keptAttributes',
  addGlobalAttributes: () => [
    {
      types: [...BLOCKS, 'textStyle'],
      attributes: { class: { default: null, parseHTML: (element) => element.getAttribute('class') || null } },
    },
    { types: BLOCKS, attributes: { style: { default: null, parseHTML: otherStyle } } },
  ],
});

const ALIGNED = ['heading', 'paragraph'];

const quillAlignment = (classes: unknown): string | undefined =>
  /(?:^|\s)ql-align-(\w+)/.exec(String(classes ?? ''))?.[1];

const withoutAlignment = (classes: string): string | null =>
  classes
    .split(/\s+/)
    .filter((name) => !name.startsWith('ql-align-'))
    .join(' ') || null;

/** Removes Quill's alignment classes from the selected blocks, so that a new alignment shows. */
const align = (tr: Transaction, alignment: string) => {
  tr.doc.nodesBetween(tr.selection.from, tr.selection.to, (node, pos) => {
    const isAligned = ALIGNED.includes(node.type.name);
    const isQuills = quillAlignment(node.attrs.class) !== undefined;
    if (isQuills) tr.setNodeAttribute(pos, 'class', withoutAlignment(node.attrs.class));
    if (isAligned || isQuills) {
      tr.setNodeAttribute(pos, 'textAlign', isAligned && alignment !== 'left' ? alignment : null);
    }
  });
};

/** Also parses Quill's alignment classes, which are kept until a user changes the alignment. */
export const TextAlign = StockTextAlign.extend({
  addGlobalAttributes() {
    return [
      {
        types: this.options.types,
        attributes: {
          textAlign: {
            default: null,
            parseHTML: ({ style, className }) => style.textAlign || (quillAlignment(className) ?? null),
            renderHTML: ({ textAlign, class: classes }) =>
              textAlign && textAlign !== quillAlignment(classes) ? { style: `text-align: ${textAlign}` } : {},
          },
        },
      },
    ];
  },
  addCommands() {
    return {
      ...this.parent?.(),
      setTextAlign:
        (alignment) =>
        ({ tr }) => {
          align(tr, alignment);
          return true;
        },
    };
  },
}).configure({ types: BLOCKS });
