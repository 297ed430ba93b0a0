import { HARMLESS_DEFAULTS, tagOf } from '../../richText/parts.ts';
import { isHtml } from '../isHtml.ts';
import { type Block, type Look, lineOf, type Run, type Wrap } from './block.ts';
import { blockLooks, inlineLooks, thingOf } from './looks.ts';

const BLOCKS =
  'address, article, aside, blockquote, caption, center, col, colgroup, dd, details, div, dl, dt, figcaption, figure, footer, form, h1, h2, h3, h4, h5, h6, header, hr, li, main, nav, ol, p, pre, section, table, tbody, td, tfoot, th, thead, tr, ul';
const SHOWN = 'img, br, iframe, video';
const SILENT =
  'script, style, template, title, meta, link, base, noscript, xmp, plaintext, noembed, noframes, textarea, object, svg, math';
/** `ins` and `del` are marks of ours. */
const RENAMED: Readonly<Record<string, string>> = { del: 's', strike: 's', ins: 'u' };

interface Inside {
  wraps: readonly Wrap[];
  /** By slot: an inner look hides an outer one. */
  looks: ReadonlyMap<string, Look>;
  isPreformatted: boolean;
}

const isElement = (node: Node): node is Element => node.nodeType === Node.ELEMENT_NODE;

const tagsOf = (element: Element): Wrap => {
  const name = RENAMED[element.localName];
  const empty = name ? document.createElement(name) : element.cloneNode(false);
  if (!isElement(empty)) return { open: '', close: '' };
  for (const { name: attribute, value } of [...empty.attributes])
    if (HARMLESS_DEFAULTS.has(`${attribute}=${value}`)) empty.removeAttribute(attribute);
  const html = empty.outerHTML;
  const end = html.lastIndexOf('</');
  return end < 0 ? { open: html, close: '' } : { open: html.slice(0, end), close: html.slice(end) };
};

const inner = (element: Element, { wraps, looks, isPreformatted }: Inside): Inside => ({
  wraps: [...wraps, tagsOf(element)],
  looks: new Map([...looks, ...inlineLooks(element)]),
  isPreformatted,
});

const runsIn = (node: Node, inside: Inside): Run[] => {
  const { wraps, looks } = inside;
  if (node.nodeType === Node.TEXT_NODE) {
    const data = node.nodeValue ?? '';
    const text = inside.isPreformatted ? data : data.replace(/[ \t\r\n\f]+/g, ' ');
    return text ? [{ text, wraps, looks: [...looks.values()] }] : [];
  }
  if (!isElement(node) || node.matches(SILENT)) return [];
  if (node.matches(SHOWN)) {
    const { thing, looks: own } = thingOf(node);
    return [{ text: '', thing, wraps, looks: [...looks.values(), ...own] }];
  }
  const within = inner(node, inside);
  return [...node.childNodes].flatMap((child) => runsIn(child, within));
};

/** Without the white space that nobody sees: at the edges of a line, and the second one in a row. */
const trimmed = (runs: readonly Run[]): Run[] => {
  let isAfterSpace = true;
  const kept = runs.map((run) => {
    const text = isAfterSpace ? run.text.replace(/^ /, '') : run.text;
    if (run.thing) isAfterSpace = run.thing.key === 'br';
    else if (text) isAfterSpace = text.endsWith(' ');
    return { ...run, text };
  });
  const last = kept.at(-1);
  if (last && !last.thing) last.text = last.text.replace(/ $/, '');
  return kept.filter(({ text, thing }) => text || thing);
};

const isBlock = (node: Node): node is Element =>
  isElement(node) && (node.matches(BLOCKS) || (!node.matches(SILENT) && node.querySelector(BLOCKS) !== null));

const blocksIn = (parent: Node, inside: Inside): Block[] => {
  const blocks: Block[] = [];
  let line: Run[] = [];
  const endLine = () => {
    const runs = inside.isPreformatted ? line : trimmed(line);
    if (runs.length > 0) blocks.push(lineOf(runs));
    line = [];
  };
  for (const node of parent.childNodes) {
    if (isBlock(node)) {
      endLine();
      blocks.push(blockOf(node, inside));
    } else line.push(...runsIn(node, inside));
  }
  endLine();
  return blocks;
};

/** A cell, or an item of a list, has its words with a paragraph around them or without. */
const isPlainIn = (element: Element, { open, children }: Block) =>
  open === '<p>' && children.length === 0 && element.matches('td, th, li');

const blockOf = (element: Element, { looks, isPreformatted }: Inside): Block => {
  const children = blocksIn(element, {
    wraps: [],
    looks: element.matches(BLOCKS) ? looks : inner(element, { wraps: [], looks, isPreformatted }).looks,
    isPreformatted: isPreformatted || element.localName === 'pre',
  });
  const [only] = children;
  const isLine = children.length === 1 && only !== undefined && (only.tag === '' || isPlainIn(element, only));
  return {
    tag: tagOf(element),
    ...tagsOf(element),
    looks: blockLooks(element),
    runs: isLine ? only.runs : [],
    children: isLine ? [] : children,
  };
};

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const asHtml = (text: string) =>
  isHtml(text)
    ? text
    : text
        .split('\n')
        .map((line) => `<p>${escaped(line)}</p>`)
        .join('');

/** The blocks of a rich text, in order; nothing of it is loaded or run on the way. Of a plain text each line is one. */
export const takeApart = (text: string): Block[] => {
  if (!text) return [];
  const template = document.createElement('template');
  template.innerHTML = asHtml(text);
  return blocksIn(template.content, { wraps: [], looks: new Map(), isPreformatted: false });
};
