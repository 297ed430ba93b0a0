import { type Editor, Extension } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { Selection, type Transaction } from '@tiptap/pm/state';

export const ALIGNMENTS = ['left', 'center', 'right', 'justify'] as const;
export type Alignment = (typeof ALIGNMENTS)[number];

const ALIGNED = ['heading', 'paragraph'];

const isAlignment = (value: string): value is Alignment => (ALIGNMENTS as readonly string[]).includes(value);

const withoutAlignment = (classes: string): string | null =>
  classes
    .split(/\s+/)
    .filter((name) => !name.startsWith('ql-align-'))
    .join(' ') || null;

/** Quill's classes of alignment go from the blocks of the selection, so that the new alignment shows. */
const align = (tr: Transaction, alignment: Alignment) => {
  tr.doc.nodesBetween(tr.selection.from, tr.selection.to, (node, pos) => {
    const classes: unknown = node.attrs.class;
    if (node.isBlock && typeof classes === 'string' && classes.includes('ql-align-')) {
      tr.setNodeAttribute(pos, 'class', withoutAlignment(classes));
    }
    if (ALIGNED.includes(node.type.name)) {
      tr.setNodeAttribute(pos, 'textAlign', alignment === 'left' ? null : alignment);
    }
  });
};

export const alignText = (editor: Editor, alignment: Alignment) =>
  editor
    .chain()
    .focus()
    .command(({ tr }) => {
      align(tr, alignment);
      return true;
    })
    .run();

const ownAlignment = ({ attrs }: Node): Alignment | undefined => {
  const quill = /(?:^|\s)ql-align-(\w+)/.exec(attrs.class ?? '')?.[1];
  const style = /text-align:\s*(\w+)/.exec(attrs.style ?? '')?.[1];
  const found = attrs.textAlign ?? quill ?? style ?? '';
  return isAlignment(found) ? found : undefined;
};

/** How the block at the cursor is aligned, by itself or by what it stands in. */
export const currentAlignment = ({ state: { selection } }: Editor): Alignment => {
  // everything selected stands at no depth at all
  const { $from } = selection.$from.depth > 0 ? selection : Selection.near(selection.$from);
  for (let depth = $from.depth; depth > 0; depth -= 1) {
    const alignment = ownAlignment($from.node(depth));
    if (alignment) return alignment;
  }
  return 'left';
};

export const TextAlignment = Extension.create({
  name: 'textAlignment',
  addGlobalAttributes: () => [
    {
      types: ALIGNED,
      attributes: {
        textAlign: {
          default: null,
          parseHTML: (element) => element.style.textAlign || null,
          renderHTML: ({ textAlign }) => (textAlign ? { style: `text-align: ${textAlign}` } : {}),
        },
      },
    },
  ],
  addKeyboardShortcuts() {
    return {
      'Mod-Shift-l': () => alignText(this.editor, 'left'),
      'Mod-Shift-e': () => alignText(this.editor, 'center'),
      'Mod-Shift-r': () => alignText(this.editor, 'right'),
      'Mod-Shift-j': () => alignText(this.editor, 'justify'),
    };
  },
});
