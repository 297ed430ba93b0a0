import { declarationsOf } from '../styles.ts';
import { type Marker, readMarker } from './markers.ts';

/** A paragraph that is a list item in the other program. */
export interface Item {
  element: Element;
  /** The indent in points, if given. */
  margin: number;
  /** From 1. */
  level: number;
  marker: Marker;
}

const styleOf = (element: Element, name: string) =>
  declarationsOf(element).find(([property]) => property === name)?.[1] ?? '';

const isComment = (node: Node, text: RegExp) => node instanceof Comment && text.test(node.data);

/** The nodes that draw the marker: Word wraps them in `mso-list: Ignore`, or in conditional comments only. */
const markerNodes = (paragraph: Element): ChildNode[] => {
  const wrapped = [...paragraph.querySelectorAll('[style]')].filter((element) =>
    /^ignore$/i.test(styleOf(element, 'mso-list')),
  );
  if (wrapped.length > 0) return wrapped;
  const comments = paragraph.ownerDocument.createTreeWalker(paragraph, NodeFilter.SHOW_COMMENT);
  while (comments.nextNode()) {
    const start = comments.currentNode;
    if (!isComment(start, /^\[if !supportLists\]/)) continue;
    const drawn: ChildNode[] = [];
    for (let next = start.nextSibling; next && !isComment(next, /^\[endif\]/); next = next.nextSibling)
      drawn.push(next);
    return drawn;
  }
  return [];
};

export const marginOf = (element: Element): number => Number.parseFloat(styleOf(element, 'margin-left')) || 0;

/** The level of Word's paragraph of a list, from 1. */
export const levelOf = (element: Element): number | undefined => {
  const level = /^l\d+\s+level(\d+)/i.exec(styleOf(element, 'mso-list'))?.[1];
  return level === undefined ? undefined : Number(level);
};

/** Reads Word's list paragraph. A marker that HTML lists can show is removed; others stay as text: `а) `, `Статья 1. `. */
export const wordItem = (element: Element, former?: Marker): Item | undefined => {
  const level = levelOf(element);
  if (level === undefined) return undefined;
  const [first, ...others] = markerNodes(element);
  const text = [first, ...others].map((node) => node?.textContent ?? '').join('');
  const marker = element.matches('p, div') ? readMarker(text, former) : undefined;
  for (const node of others) node.remove();
  if (marker) first?.remove();
  else first?.replaceWith(`${text.replaceAll(/[\s\u00a0]+/g, ' ').trim()} `);
  return marker && { element, margin: marginOf(element), level, marker };
};

/**
 * Word on the web wraps every item in a list of its own. Removes the wrappers, so that the items are siblings.
 *
 * @returns the items by element
 */
export const webItems = (body: Element): Map<Element, Item> => {
  const items = new Map<Element, Item>();
  for (const element of body.querySelectorAll('li[data-listid]')) {
    const list = element.parentElement;
    const number = Number(element.getAttribute('data-aria-posinset') ?? list?.getAttribute('start') ?? 1);
    const level = Number(element.getAttribute('data-aria-level') ?? element.getAttribute('aria-level') ?? 1);
    const ordered = list?.localName === 'ol';
    items.set(element, { element, margin: 0, level, marker: ordered ? { ordered, number } : { ordered } });
  }
  for (const { parentElement: list } of items.keys()) {
    const wrapper = list?.closest('.ListContainerWrapper');
    list?.replaceWith(...list.childNodes);
    wrapper?.replaceWith(...wrapper.childNodes);
  }
  return items;
};
