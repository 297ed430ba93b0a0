/** A rich text as HTML and as the editor's document, both directions side by side. */
import { DOMParser, DOMSerializer, Fragment, type Node, type Schema } from '@tiptap/pm/model';
import { normalizeMarkup } from './normalizeMarkup.ts';
import { sanitiseForDisplay } from './sanitise.ts';

/** The document of a text, sanitised; nothing of the text is loaded or run on the way. */
export const documentOf = (html: string, schema: Schema): Node => {
  const template = document.createElement('template');
  template.innerHTML = sanitiseForDisplay(html);
  normalizeMarkup(template.content);
  return DOMParser.fromSchema(schema).parse(template.content);
};

const isBare = (element: Element | null): element is HTMLParagraphElement =>
  element instanceof HTMLParagraphElement && element.attributes.length === 0;

const unwrap = (element: Element) => element.replaceWith(...element.childNodes);

const isList = (element: Element) => element.matches('ul, ol');

/** `<li><p>…</p></li>` is what the editor needs; a page wants `<li>…</li>`. */
const unwrapOnlyParagraph = (element: Element) => {
  const [first, ...rest] = element.children;
  if (first && isBare(first) && rest.every(isList)) unwrap(first);
};

const unwrapMedia = (media: Element) => {
  const paragraph = media.parentElement;
  if (isBare(paragraph) && paragraph.childNodes.length === 1) unwrap(paragraph);
};

/** Puts the rows that came from a `thead` or `tfoot` into one again. */
const gatherSection = (table: Element, section: 'thead' | 'tfoot') => {
  const body = table.querySelector(':scope > tbody');
  const rows = [...(body?.children ?? [])].filter((row) => row.getAttribute('data-section') === section);
  if (!body || rows.length === 0) return;
  for (const row of rows) row.removeAttribute('data-section');
  const gathered = document.createElement(section);
  gathered.append(...rows);
  body[section === 'thead' ? 'before' : 'after'](gathered);
  if (body.childElementCount === 0) body.remove();
};

const tidy = (root: ParentNode) => {
  for (const element of root.querySelectorAll('li, td, th, div[data-youtube-video]'))
    unwrapOnlyParagraph(element);
  for (const media of root.querySelectorAll('iframe, video, figure img')) unwrapMedia(media);
  for (const table of root.querySelectorAll('table')) {
    gatherSection(table, 'tfoot');
    gatherSection(table, 'thead');
  }
  for (const caption of root.querySelectorAll('caption')) caption.removeAttribute('contenteditable');
  for (const span of ['colspan', 'rowspan']) {
    for (const cell of root.querySelectorAll(`[${span}="1"]`)) cell.removeAttribute(span);
  }
};

/** The HTML of top-level parts. A part never changes: a key makes one of them anew, and all others are known. */
const cache = new WeakMap<Node, string>();

const partsIn = (doc: Node): string[] => {
  const { ownerDocument } = document.createElement('template').content;
  const root = ownerDocument.createElement('div');
  const serializer = DOMSerializer.fromSchema(doc.type.schema);
  return doc.children.map((part) => {
    const former = cache.get(part);
    if (former !== undefined) return former;
    root.replaceChildren(serializer.serializeFragment(Fragment.from(part), { document: ownerDocument }));
    tidy(root);
    const html = root.innerHTML;
    cache.set(part, html);
    return html;
  });
};

/** The text of a document; the empty string when nothing is in it. */
export const htmlOf = (doc: Node): string => {
  const html = partsIn(doc).join('');
  return html === '<p></p>' ? '' : html;
};
