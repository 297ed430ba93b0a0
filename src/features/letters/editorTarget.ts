import type { Editor } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import type { Span } from '../../uzbek/changes.ts';
import { applyToNodes, editsOf, joinNodes, type NodeEdit, type TextNode } from '../../uzbek/nodes.ts';
import type { TextTarget } from './textTarget.ts';

interface PlacedNode extends TextNode {
  node: Node;
  /** Its place in the document. */
  at: number;
}

/** The document's text nodes; code stays as it is, and whatever is between two of them parts words. */
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
    const { tr, schema, selection } = editor.state;
    const texts = applyToNodes(nodes, present);
    // from the end, so that no run moves the place of another; one step for each, as a thousand words of steps take seconds
    for (const { first, last } of runsOf(nodes, texts).reverse()) {
      const [from, to] = [nodes[first]?.at ?? 0, endOf(nodes[last])];
      const content = nodes.slice(first, last + 1).flatMap(({ node }, index) => {
        const text = texts[first + index];
        return text ? [schema.text(text, node.marks)] : [];
      });
      tr.replaceWith(from, to, content);
    }
    const moved = movedBy(nodes, editsOf(joined, present));
    if (tr.docChanged) editor.view.dispatch(tr);
    editor
      .chain()
      .focus()
      .setTextSelection({ from: moved(selection.from), to: moved(selection.to) })
      .run();
  },
  select: (place) => {
    const nodes = textNodesOf(editor.state.doc);
    const range = rangeOf(nodes, joinNodes(nodes).places, place);
    if (range) editor.chain().focus().setTextSelection(range).scrollIntoView().run();
  },
  hasFocus: () => editor.isFocused,
  isWritable: () => editor.isEditable,
});

const endOf = (place?: PlacedNode) => (place ? place.at + place.text.length : 0);

/** The stretches of text nodes with nothing between them, each from the first node that changes to the last. */
const runsOf = (nodes: readonly PlacedNode[], texts: readonly string[]) => {
  const runs: { first: number; last: number }[] = [];
  let start = 0;
  nodes.forEach(({ text, at }, index) => {
    if (index > 0 && endOf(nodes[index - 1]) !== at) start = index;
    if (texts[index] === text) return;
    const run = runs.at(-1);
    if (run && run.first >= start) run.last = index;
    else runs.push({ first: index, last: index });
  });
  return runs;
};

/** Where a place of the document is after the edits: with its word, or behind what took its place. */
const movedBy = (nodes: readonly PlacedNode[], edits: readonly NodeEdit[]) => (place: number) => {
  let moved = place;
  for (const { node, start, end, to } of edits) {
    const at = nodes[node]?.at ?? 0;
    if (at + start < place) moved += to.length - Math.min(end - start, place - at - start);
  }
  return moved;
};

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
