/** Brings markup of other editors into the shape that the editor's schema reads without loss. */
import { declarationsOf, styleOf } from './styles.ts';

const INLINE = 'strong, b, em, i, u, s, strike, del, sub, sup, small, a, mark, code';
const BLOCK =
  'p, div, h1, h2, h3, h4, h5, h6, ul, ol, li, blockquote, pre, hr, table, figure, figcaption, caption';

/** `ql-size-large` and `ql-size-small` say the same thing: the inner one holds. */
const familyOf = (className: string) => className.split('-').slice(0, 2).join('-');

const moved = (from: Element, to: Element, names: readonly string[]) => {
  for (const name of names) {
    const value = from.getAttribute(name);
    if (value) to.setAttribute(name, value);
    from.removeAttribute(name);
  }
};

/** `<strong class style>` becomes `<strong><span class style>`: a span is what carries both in the editor. */
const moveToSpan = (element: Element) => {
  if (element.closest('pre') || !(element.hasAttribute('class') || element.hasAttribute('style'))) return;
  const span = document.createElement('span');
  moved(element, span, ['class', 'style']);
  span.append(...element.childNodes);
  element.append(span);
};

/** A span inside another takes over what it does not say itself. */
const inherit = (span: Element) => {
  const outer = span.parentElement?.closest('span');
  if (!outer) return;
  const style = new Map([
    ...declarationsOf(outer.getAttribute('style') ?? ''),
    ...declarationsOf(span.getAttribute('style') ?? ''),
  ]);
  const classes = new Map([...outer.classList, ...span.classList].map((name) => [familyOf(name), name]));
  if (style.size > 0) span.setAttribute('style', styleOf(style));
  if (classes.size > 0) span.setAttribute('class', [...classes.values()].join(' '));
};

/** A `div` around plain text is a paragraph. */
const toParagraph = (division: Element) => {
  const isText = division.hasChildNodes() && !division.querySelector(BLOCK);
  if (!isText || division.hasAttribute('data-youtube-video')) return;
  const paragraph = document.createElement('p');
  moved(division, paragraph, ['class', 'style']);
  paragraph.append(...division.childNodes);
  division.replaceWith(paragraph);
};

export const normalizeMarkup = (root: ParentNode): void => {
  for (const element of root.querySelectorAll(INLINE)) moveToSpan(element);
  for (const span of root.querySelectorAll('span')) inherit(span);
  for (const division of root.querySelectorAll('div')) toParagraph(division);
};
