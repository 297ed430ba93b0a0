import { Extension } from '@tiptap/core';
import { declarationsOf, styleOf } from '../styles.ts';

export const BLOCKS = [
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

const ALIGNED = ['P', 'H1', 'H2', 'H3', 'H4', 'H5', 'H6'];

/** The declarations that no other extension of the schema answers for. */
const otherStyle = (element: HTMLElement): string | null => {
  const declarations = declarationsOf(element.getAttribute('style') ?? '');
  const isAligned = ALIGNED.includes(element.tagName);
  return styleOf(declarations.filter(([property]) => !isAligned || property !== 'text-align')) || null;
};

/** Classes and styles stay on the element that carries them; the sanitiser has left only harmless ones. */
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
