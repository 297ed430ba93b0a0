/** Long texts in pieces: what a browser does at each key grows with the number of neighbours that a block has on the page. */
import { Mark } from '@tiptap/core';
import { Fragment, type Node } from '@tiptap/pm/model';

const CHUNK = 25;
const LONG = 8 * CHUNK;

/** Where blocks may stand, and so also those that were taken out of a piece. */
export const chunked = { marks: 'chunk' } as const;

/** Blocks that lie in one element of the page. In HTML there is nothing of it, neither what is saved nor what is copied. */
export const Chunk = Mark.create({
  name: 'chunk',
  addAttributes: () => ({ at: { default: 0, rendered: false } }),
  addMarkView: () => () => {
    const dom = document.createElement('div');
    dom.className = 'chunk';
    return { dom, contentDOM: dom };
  },
});

/** The same text in pieces, where it is long; a short one as it is. */
export const inChunks = (doc: Node): Node => {
  const chunk = doc.type.schema.marks[Chunk.name];
  if (!chunk || doc.childCount < LONG) return doc;
  return doc.copy(
    Fragment.from(
      doc.children.map((block, at) => block.mark([chunk.create({ at: Math.floor(at / CHUNK) })])),
    ),
  );
};

/** Whether two documents are one text: what was pasted, or written anew, lies in no piece. */
export const isSameText = (one: Node, other: Node): boolean =>
  one.childCount === other.childCount &&
  one.children.every((block, at) => block.eq(other.child(at).mark(block.marks)));
