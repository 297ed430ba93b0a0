import type { Editor } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import type { Span } from '../../uzbek/changes.ts';
import { editsOf, joinNodes, type TextNode } from '../../uzbek/nodes.ts';
import type { Writing } from './writing.ts';

interface PlacedNode extends TextNode {
  node: Node;
  /** Its place in the document. */
  at: number;
}

/** The document's text nodes; code stays as it is, and whatever stands between two of them parts words. */
const textNodesOf = (doc: Node): PlacedNode[] => {
  const nodes: PlacedNode[] = [];
  doc.descendants((node, at, parent) => {
    if (node.isText) {
      const isCode = parent?.type.spec.code === true || node.marks.some(({ type }) => type.name === 'code');
      nodes.push({ text: node.text ?? '', protected: isCode, node, at });
      return;
    }
    const last = nodes.at(-1);
    if (last) last.breaks = true;
  });
  return nodes;
};

export const editorWriting = (editor: Editor): Writing => ({
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
    // from the end, so that no edit moves the place of another
    for (const { node: index, start, end, to } of editsOf(joined, present).reverse()) {
      const place = nodes[index];
      if (!place || place.text.slice(start, end) === to) continue;
      const [from, upTo] = [place.at + start, place.at + end];
      if (to === '') tr.delete(from, upTo);
      else tr.replaceWith(from, upTo, schema.text(to, place.node.marks));
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
});

/** A place of the joined text as positions of the document. */
const rangeOf = (nodes: readonly PlacedNode[], places: readonly Span[], { start, end }: Span) => {
  const positionOf = (offset: number, isEnd: boolean) => {
    const index = places.findIndex((place) => (isEnd ? offset <= place.end : offset < place.end));
    const [node, place] = [nodes[index], places[index]];
    return node && place ? node.at + offset - place.start : undefined;
  };
  const [from, to] = [positionOf(start, false), positionOf(end, true)];
  return from === undefined || to === undefined ? undefined : { from, to };
};
