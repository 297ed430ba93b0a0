import type { Editor } from '@tiptap/core';
import type { Mark, Node } from '@tiptap/pm/model';
import type { Span } from '../../uzbek/changes.ts';
import { editsOf, joinNodes, type TextNode } from '../../uzbek/nodes.ts';
import type { TextTarget } from './textTarget.ts';

interface PlacedNode extends TextNode {
  marks: readonly Mark[];
  /** The position in the document. */
  at: number;
}

/** The text nodes of a document. Code is protected, and anything between two nodes separates words. */
const textNodesOf = (doc: Node): PlacedNode[] => {
  const nodes: PlacedNode[] = [];
  doc.descendants((node, at, parent) => {
    if (node.isText) {
      const isCode = parent?.type.spec.code === true || node.marks.some(({ type }) => type.name === 'code');
      nodes.push({ text: node.text ?? '', protected: isCode, marks: node.marks, at });
      return;
    }
    const last = nodes.at(-1);
    if (last) last.breaks = true;
  });
  return nodes;
};

export const editorTarget = (editor: Editor): TextTarget => ({
  read: () =>
    textNodesOf(editor.state.doc).map(({ text, protected: isCode, breaks }) => ({
      text,
      protected: isCode,
      breaks,
    })),
  write: (changes) => {
    if (!editor.isEditable) return;
    const nodes = textNodesOf(editor.state.doc);
    const joined = joinNodes(nodes);
    const present = changes.filter(({ start, end, from }) => joined.text.slice(start, end) === from);
    const { tr, schema } = editor.state;
    // from the end, so that no edit shifts the positions of others
    for (const { node, start, end, to } of editsOf(joined, present).reverse()) {
      const { at, marks } = nodes[node] ?? { at: 0, marks: [] };
      if (to) tr.replaceWith(at + start, at + end, schema.text(to, marks));
      else tr.delete(at + start, at + end);
    }
    if (tr.docChanged) editor.view.dispatch(tr);
    editor.commands.focus();
  },
  select: (place) => {
    const nodes = textNodesOf(editor.state.doc);
    const range = rangeOf(nodes, joinNodes(nodes).places, place);
    if (range) editor.chain().focus().setTextSelection(range).scrollIntoView().run();
  },
  hasFocus: () => editor.isFocused,
  isWritable: () => editor.isEditable,
});

/** Converts a position in the joined text to document positions. */
const rangeOf = (nodes: readonly PlacedNode[], places: readonly Span[], { start, end }: Span) => {
  const positionOf = (offset: number, isEnd: boolean) => {
    const index = places.findIndex((place) => (isEnd ? offset <= place.end : offset < place.end));
    const [node, place] = [nodes[index], places[index]];
    return node && place ? node.at + offset - place.start : undefined;
  };
  const [from, to] = [positionOf(start, false), positionOf(end, true)];
  return from === undefined || to === undefined ? undefined : { from, to };
};
