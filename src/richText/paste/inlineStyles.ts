import { declarationsOf, styleOf } from '../styles.ts';
import { backgroundOf } from './backgrounds.ts';

type Style = ReadonlyMap<string, string>;

/** Styles that have an element of their own. */
const MEANINGS: readonly [tag: string, shows: (style: Style, element: Element) => boolean][] = [
  ['strong', (style, { localName }) => isBold(style) && !/^(?:h\d|b|strong|th)$/.test(localName)],
  ['em', (style, { localName }) => style.get('font-style') === 'italic' && !/^(?:i|em)$/.test(localName)],
  ['u', (style, element) => decoration(style).includes('underline') && !element.closest('a, u')],
  ['s', (style, element) => decoration(style).includes('line-through') && !element.closest('s, strike')],
  ['sup', (style, { localName }) => style.get('vertical-align') === 'super' && localName === 'span'],
  ['sub', (style, { localName }) => style.get('vertical-align') === 'sub' && localName === 'span'],
];

const isBold = (style: Style) => /^(?:bold|bolder|[6-9]00)$/.test(style.get('font-weight') ?? '');
const decoration = (style: Style) =>
  `${style.get('text-decoration') ?? ''} ${style.get('text-decoration-line') ?? ''}`;

const ALIGNED = 'p, h1, h2, h3, h4, h5, h6, td, th, div';
const INNER_BLOCK = 'p, div, ul, ol, table, h1, h2, h3, h4, h5, h6';

const alignmentOf = (element: Element, style: Style): [string, string][] => {
  const value = (style.get('text-align') ?? element.getAttribute('align') ?? '').toLowerCase();
  return element.matches(ALIGNED) && /^(?:center|right|justify)$/.test(value) ? [['text-align', value]] : [];
};

const shadingOf = (element: Element, style: Style): [string, string][] => {
  const value =
    style.get('mso-highlight') ??
    style.get('background-color') ??
    style.get('background') ??
    element.getAttribute('bgcolor');
  return value && !element.matches('table, tbody, a, ul, ol')
    ? backgroundOf(value, element.matches('td, th'))
    : [];
};

const wrap = (element: Element, tag: string) => {
  const wrapper = element.ownerDocument.createElement(tag);
  wrapper.append(...element.childNodes);
  element.append(wrapper);
};

const plain = (element: Element) => {
  const style: Style = new Map(declarationsOf(element).map(([name, value]) => [name, value.toLowerCase()]));
  if (!element.querySelector(INNER_BLOCK)) {
    for (const [tag, shows] of MEANINGS) if (shows(style, element)) wrap(element, tag);
  }
  const allowed = styleOf([...alignmentOf(element, style), ...shadingOf(element, style)]);
  element.removeAttribute('class');
  if (allowed) element.setAttribute('style', allowed);
  else element.removeAttribute('style');
  // Google Docs writes <b style="font-weight: normal"> around everything
  const isNormal = /^(?:normal|400)$/.test(style.get('font-weight') ?? '');
  const saysNothing = element.localName === 'span' ? !allowed : isNormal && element.matches('b, strong');
  if (saysNothing || element.localName === 'font') element.replaceWith(...element.childNodes);
};

/** Replaces styles such as bold and italic by elements. Of other styles only alignment, highlight and shading stay. */
export const inlineStyles = (body: Element): void => {
  for (const element of body.querySelectorAll('[style], [class], [align], [bgcolor], span, font')) {
    if (!element.matches('img, video, iframe')) plain(element);
  }
};
