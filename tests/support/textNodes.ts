import type { Change } from '../../src/uzbek/changes.ts';
import { editsOf, joinNodes, type TextNode } from '../../src/uzbek/nodes.ts';

/** The nodes' new texts. An editor makes a transaction of `editsOf`. */
export const applyToNodes = (nodes: readonly TextNode[], changes: readonly Change[]): string[] => {
  const texts = nodes.map((node) => node.text);
  for (const { node, start, end, to } of editsOf(joinNodes(nodes), changes).reverse()) {
    const text = texts[node] ?? '';
    texts[node] = text.slice(0, start) + to + text.slice(end);
  }
  return texts;
};
