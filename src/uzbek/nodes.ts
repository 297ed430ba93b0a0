import { type Change, inOrder, type Span } from './changes.ts';
import { pieceLength } from './letters.ts';

/** A text node of a document, in reading order. Formatting may cut a word into several of them. */
export interface TextNode {
  text: string;
  /** Code, a link's address shown as text, a name that must stay: never changed. */
  protected?: boolean;
  /** A paragraph, a cell or a line ends with this node, and so does a word. */
  breaks?: boolean;
}

/** All nodes as one text to look at, and where each of them is in it. */
interface JoinedNodes {
  text: string;
  places: readonly Span[];
  protect: readonly Span[];
}

/** Joins the nodes so that a word cut by formatting is one word; blocks are parted by a line break. */
export const joinNodes = (nodes: readonly TextNode[]): JoinedNodes => {
  let text = '';
  const places: Span[] = [];
  const protect: Span[] = [];
  for (const node of nodes) {
    const place = { start: text.length, end: text.length + node.text.length };
    places.push(place);
    if (node.protected) protect.push(place);
    text += node.breaks ? `${node.text}\n` : node.text;
  }
  return { text, places, protect };
};

/** A change inside one node: offsets count from the node's own beginning. */
interface NodeEdit extends Span {
  node: number;
  to: string;
}

/**
 * What each node has to be given for the changes of the joined text; apply a node's edits from its end backwards.
 *
 * A change of a word that formatting cuts is dealt out letter by letter, so that «Ў<b>збек</b>» becomes «Oʻ<b>zbek</b>».
 */
export const editsOf = (joined: JoinedNodes, changes: readonly Change[]): NodeEdit[] => {
  const edits: NodeEdit[] = [];
  let first = 0;
  for (const proposal of inOrder(changes)) {
    while ((joined.places[first]?.end ?? Number.POSITIVE_INFINITY) <= proposal.start) first += 1;
    edits.push(...dealtOut(joined.places, first, proposal));
  }
  return edits;
};

const dealtOut = (places: readonly Span[], first: number, { start, end, from, to }: Change): NodeEdit[] => {
  const edits: NodeEdit[] = [];
  let given = 0;
  for (let node = first; node < places.length; node += 1) {
    const place = places[node];
    if (!place || place.start >= end) break;
    if (place.end <= start) continue;
    const last = place.end >= end;
    const upTo = last ? to.length : pieceLength(from, to, place.end - start);
    edits.push({
      node,
      start: Math.max(start, place.start) - place.start,
      end: Math.min(end, place.end) - place.start,
      to: to.slice(given, upTo),
    });
    given = upTo;
  }
  return edits;
};
