/** Converts a rich text from HTML to the editor's document and back. */
import { DOMParser, DOMSerializer, Fragment, type Node, type Schema } from '@tiptap/pm/model';
import { cached } from '../cached.ts';
import { sanitiseForDisplay } from './sanitise.ts';
import { declarationsOf, styleOf } from './styles.ts';

const INLINE = 'strong, b, em, i, u, s, strike, del, sub, sup, small, a, mark, code';
const BLOCK =
  'p, div, h1, h2, h3, h4, h5, h6, ul, ol, li, blockquote, pre, hr, table, figure, figcaption, caption';

/** Classes of one kind, such as `ql-size-large` and `ql-size-small`, exclude each other: the inner one applies. */
const familyOf = (className: string) => className.split('-').slice(0, 2).join('-');

const moved = (from: Element, to: Element, names: readonly string[]) => {
  for (const name of names) {
    const value = from.getAttribute(name);
    if (value) to.setAttribute(name, value);
    from.removeAttribute(name);
  }
};

/** Moves class and style from a mark to a span inside, because only spans carry them in the editor. */
const moveToSpan = (element: Element) => {
  if (element.closest('pre') || !(element.hasAttribute('class') || element.hasAttribute('style'))) return;
  const span = document.createElement('span');
  moved(element, span, ['class', 'style']);
  span.append(...element.childNodes);
  element.append(span);
};

/** Merges nested spans: the inner one inherits what it does not set itself. */
const inherit = (span: Element) => {
  const outer = span.parentElement?.closest('span');
  if (!outer) return;
  const style = new Map([...declarationsOf(outer), ...declarationsOf(span)]);
  const classes = new Map([...outer.classList, ...span.classList].map((name) => [familyOf(name), name]));
  if (style.size > 0) span.setAttribute('style', styleOf(style));
  if (classes.size > 0) span.setAttribute('class', [...classes.values()].join(' '));
};

/** Makes a `div` around plain text a paragraph. */
const toParagraph = (division: Element) => {
  const isText = division.hasChildNodes() && !division.querySelector(BLOCK);
  if (!isText || division.hasAttribute('data-youtube-video')) return;
  const paragraph = document.createElement('p');
  moved(division, paragraph, ['class', 'style']);
  paragraph.append(...division.childNodes);
  division.replaceWith(paragraph);
};

/** Converts markup of other editors to what the schema parses without loss. */
const normalizeMarkup = (root: ParentNode): void => {
  for (const element of root.querySelectorAll(INLINE)) moveToSpan(element);
  for (const span of root.querySelectorAll('span')) inherit(span);
  for (const division of root.querySelectorAll('div')) toParagraph(division);
};

/** Parses a sanitised text; nothing in it is loaded or run. */
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

/** Removes the paragraph that the editor needs in `<li><p>…</p></li>`. */
const unwrapOnlyParagraph = (element: Element) => {
  const [first, ...rest] = element.children;
  if (first && isBare(first) && rest.every(isList)) unwrap(first);
};

const unwrapMedia = (media: Element) => {
  const paragraph = media.parentElement;
  if (isBare(paragraph) && paragraph.childNodes.length === 1) unwrap(paragraph);
};

/** Puts rows from a `thead` or `tfoot` back into one. */
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

/** The HTML of a top-level node. Nodes are immutable and a key changes only one of them, so the others are cached. */
const htmlOfPart = cached((part: Node): string => {
  const { ownerDocument } = document.createElement('template').content;
  const root = ownerDocument.createElement('div');
  const serializer = DOMSerializer.fromSchema(part.type.schema);
  root.append(serializer.serializeFragment(Fragment.from(part), { document: ownerDocument }));
  tidy(root);
  return root.innerHTML;
});

/** The HTML of a document; '' for an empty one. */
export const htmlOf = (doc: Node): string => {
  const html = doc.children.map(htmlOfPart).join('');
  return html === '<p></p>' ? '' : html;
};
