import type { Editor } from '@tiptap/core';
import { TextAlign } from '@tiptap/extension-text-align';
import type { Node } from '@tiptap/pm/model';
import type { Transaction } from '@tiptap/pm/state';

export const ALIGNMENTS = ['left', 'center', 'right', 'justify'] as const;
export type Alignment = (typeof ALIGNMENTS)[number];

const isAlignment = (value: string): value is Alignment => (ALIGNMENTS as readonly string[]).includes(value);

const withoutAlignment = (classes: string): string | null =>
  classes
    .split(/\s+/)
    .filter((name) => !name.startsWith('ql-align-'))
    .join(' ') || null;

/** Takes Quill's alignment classes off the blocks of the selection, so that the new alignment shows. */
const dropQuillAlignment = (tr: Transaction) => {
  const { from, to } = tr.selection;
  tr.doc.nodesBetween(from, to, (node, pos) => {
    const classes: unknown = node.attrs.class;
    if (!node.isBlock || typeof classes !== 'string' || !classes.includes('ql-align-')) return;
    tr.setNodeAttribute(pos, 'class', withoutAlignment(classes));
  });
};

export const alignText = (editor: Editor, alignment: Alignment) =>
  editor
    .chain()
    .focus()
    .command(({ tr }) => {
      dropQuillAlignment(tr);
      return true;
    })
    .command(({ commands }) =>
      alignment === 'left' ? commands.unsetTextAlign() : commands.setTextAlign(alignment),
    )
    .run();

const ownAlignment = ({ attrs }: Node): Alignment | undefined => {
  const quill = /(?:^|\s)ql-align-(\w+)/.exec(attrs.class ?? '')?.[1];
  const style = /text-align:\s*(\w+)/.exec(attrs.style ?? '')?.[1];
  const found = attrs.textAlign ?? quill ?? style ?? '';
  return isAlignment(found) ? found : undefined;
};

/** How the block at the cursor is aligned, by itself or by what it stands in. */
export const currentAlignment = ({ state: { selection } }: Editor): Alignment => {
  const { $from } = selection;
  for (let depth = $from.depth; depth > 0; depth -= 1) {
    const alignment = ownAlignment($from.node(depth));
    if (alignment) return alignment;
  }
  return 'left';
};

export const TextAlignment = TextAlign.extend({
  addKeyboardShortcuts() {
    return {
      'Mod-Shift-l': () => alignText(this.editor, 'left'),
      'Mod-Shift-e': () => alignText(this.editor, 'center'),
      'Mod-Shift-r': () => alignText(this.editor, 'right'),
      'Mod-Shift-j': () => alignText(this.editor, 'justify'),
    };
  },
}).configure({
  types: ['heading', 'paragraph'],
  alignments: [...ALIGNMENTS, 'start', 'end'],
});
