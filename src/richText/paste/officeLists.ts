import { type Item, levelOf, marginOf, webItems, wordItem } from './listItems.ts';
import type { Marker } from './markers.ts';

/** A list that can still get items; the lists around it precede it. */
interface OpenList {
  level: number;
  margin: number;
  list: Element;
  item: Element;
  marker: Marker;
}

const typeOf = (marker: Marker) => (marker.ordered ? marker.type : undefined);

const goesOn = (open: Marker, next: Marker): boolean => {
  if (!open.ordered || !next.ordered) return open.ordered === next.ordered;
  return typeOf(open) === typeOf(next) && next.number === open.number + 1;
};

const listFor = (page: Document, marker: Marker): Element => {
  const list = page.createElement(marker.ordered ? 'ol' : 'ul');
  if (!marker.ordered) return list;
  if (marker.number !== 1) list.setAttribute('start', String(marker.number));
  if (marker.type) list.setAttribute('type', marker.type);
  return list;
};

/** A further paragraph of an item, without a marker. */
const isContinued = (element: Element) => /^MsoList(?:Paragraph|Continue)/.test(element.className);

/** Builds nested lists from a sequence of items. */
class Lists {
  private open: OpenList[] = [];

  /** The marker before the next item of a level. */
  former(level?: number): Marker | undefined {
    return this.open.find((list) => list.level === level)?.marker;
  }

  close() {
    this.open = [];
  }

  /** Appends a paragraph without a marker to the item that it belongs to. */
  continueWith(paragraph: Element) {
    const level = levelOf(paragraph);
    const isInner = (list: OpenList) =>
      level === undefined ? list.margin > marginOf(paragraph) : list.level >= level;
    this.open = paragraph.matches('p, div') ? this.open.filter((list) => !isInner(list)) : [];
    this.open.at(-1)?.item.append(paragraph);
  }

  add({ element, level, margin, marker }: Item) {
    while ((this.open.at(-1)?.level ?? 0) > level) this.open.pop();
    const last = this.open.at(-1);
    const page = element.ownerDocument;
    const item = page.createElement('li');
    if (last?.level === level && goesOn(last.marker, marker)) {
      last.list.append(item);
      this.open[this.open.length - 1] = { ...last, margin, item, marker };
    } else {
      if (last?.level === level) this.open.pop();
      const list = listFor(page, marker);
      const outer = this.open.at(-1);
      if (outer) outer.item.append(list);
      else element.before(list);
      list.append(item);
      this.open.push({ level, margin, list, item, marker });
    }
    item.append(...element.childNodes);
    element.remove();
  }
}

const makeListsIn = (parent: Element, found: ReadonlyMap<Element, Item>) => {
  const lists = new Lists();
  for (const element of [...parent.children]) {
    const item = found.get(element) ?? wordItem(element, lists.former(levelOf(element)));
    if (item) lists.add(item);
    else if (levelOf(element) !== undefined || isContinued(element)) lists.continueWith(element);
    else lists.close();
  }
};

/** Converts Word's list paragraphs with drawn markers to nested lists. */
export const makeLists = (body: Element): void => {
  const items = webItems(body);
  const parents = new Set<Element>();
  for (const element of [...body.querySelectorAll('[style*="mso-list"]'), ...items.keys()])
    if (element.parentElement) parents.add(element.parentElement);
  for (const parent of parents) makeListsIn(parent, items);
};
