import { type Change, inOrder } from '../../src/uzbek/changes.ts';
import { editsOf, joinNodes, type TextNode } from '../../src/uzbek/nodes.ts';

/**
 * The text with the given changes made.
 *
 * @param changes - in any order; one that overlaps an earlier one, or no longer finds its `from`, is left out
 */
export const applyChanges = (text: string, changes: readonly Change[]): string => {
  let result = '';
  let at = 0;
  for (const { start, end, from, to } of inOrder(changes)) {
    if (start < at || text.slice(start, end) !== from) continue;
    result += text.slice(at, start) + to;
    at = end;
  }
  return result + text.slice(at);
};

/** The nodes' new texts. An editor makes a transaction of `editsOf`. */
export const applyToNodes = (nodes: readonly TextNode[], changes: readonly Change[]): string[] => {
  const texts = nodes.map((node) => node.text);
  for (const { node, start, end, to } of editsOf(joinNodes(nodes), changes).reverse()) {
    const text = texts[node] ?? '';
    texts[node] = text.slice(0, start) + to + text.slice(end);
  }
  return texts;
};
