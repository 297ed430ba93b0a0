import { thingWords, wordOfPart } from '../../i18n/richTextLooks.ts';
import { HARMLESS_DEFAULTS, type Part, partsOf, tagOf } from '../../richText/parts.ts';
import { escapeHtml } from '../words.ts';

/** Formatting of a part of a text: bold, a colour, the address of a link. */
export interface Look {
  /** Equal for equal formatting, however it is spelled. */
  key: string;
  word: string;
}

/** What is shown by itself: a picture, a video, a line break. */
interface Embed {
  key: string;
  html: string;
  /** Its name in words; absent for a line break. */
  name?: string;
}

/** A stretch of a line with one formatting, or an embed in place of one sign. */
interface Run {
  start: number;
  end: number;
  open: string;
  close: string;
  looks: readonly Look[];
  embed?: Embed;
}

export interface Line {
  text: string;
  runs: Run[];
}

/** A paragraph, a list, a row of a table: a line of text, or other blocks. */
export interface Block extends Line {
  /** '' for words beside blocks. */
  tag: string;
  open: string;
  close: string;
  looks: readonly Look[];
  children: readonly Block[];
  /** Equal for blocks with the same words, formatting and embeds. */
  fingerprint: string;
}

const BLOCKS =
  'address, article, aside, blockquote, caption, center, col, colgroup, dd, details, div, dl, dt, figcaption, figure, footer, form, h1, h2, h3, h4, h5, h6, header, hr, li, main, nav, ol, p, pre, section, table, tbody, td, tfoot, th, thead, tr, ul';
const EMBEDS = 'img, br, iframe, video';
const SILENT =
  'script, style, template, title, meta, link, base, noscript, xmp, plaintext, noembed, noframes, textarea, object, svg, math';
/** `ins` and `del` are the marks of a difference. */
const RENAMED: Readonly<Record<string, string>> = { del: 's', strike: 's', ins: 'u' };
/** Formatting without a visible effect. */
const UNSEEN =
  /^(tag:a$|attribute:(rel|data-[\w-]+|loading|frameborder|allowfullscreen|src)=|class:ql-(syntax|ui)$)/;

export const EMBED_SIGN = '\uFFFC';

/** The runs of a part of a line. */
export const runsIn = ({ runs }: Line, from: number, to: number): Run[] => {
  let [low, high] = [0, runs.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((runs[middle]?.end ?? 0) > from) high = middle;
    else low = middle + 1;
  }
  let end = low;
  while ((runs[end]?.start ?? to) < to) end += 1;
  return runs.slice(low, end);
};

/** The HTML of a part of a line. */
export const htmlOf = (line: Line, from = 0, to = line.text.length): string =>
  runsIn(line, from, to)
    .map(({ start, end, open, close, embed }) => {
      const text = line.text.slice(Math.max(from, start), Math.min(to, end));
      return open + (embed?.html ?? escapeHtml(text)) + close;
    })
    .join('');

const looksOf = (parts: readonly Part[]) =>
  parts
    .filter(({ key }) => !UNSEEN.test(key))
    .map(({ key, slot, word }): [string, Look] => [slot, { key, word: wordOfPart(key) ?? word }]);

const blockLooks = (element: Element) => looksOf(partsOf(element, true)).map(([, look]) => look);

const fileNameIn = (address: string): string =>
  address.startsWith('data:') ? '' : (/([^/]*)$/.exec(address.replace(/[?#].*$/s, ''))?.[1] ?? '');

const embedOf = (element: Element): { embed: Embed; looks: Look[] } => {
  const { localName, outerHTML: html } = element;
  if (localName === 'br') return { embed: { key: 'br', html: '<br>' }, looks: [] };
  const source = element.getAttribute('src') ?? element.querySelector('source')?.getAttribute('src') ?? '';
  const label = element.getAttribute('alt') || element.getAttribute('title') || fileNameIn(source);
  const word = localName === 'img' ? thingWords.picture : thingWords.video;
  return {
    embed: { key: `${localName}:${source}`, html, name: label ? `${word} «${label}»` : word },
    looks: blockLooks(element).filter(({ key }) => !key.startsWith('tag:')),
  };
};

const isElement = (node: Node): node is Element => node.nodeType === Node.ELEMENT_NODE;

const isBlock = (node: Node): node is Element =>
  isElement(node) && (node.matches(BLOCKS) || (!node.matches(SILENT) && node.querySelector(BLOCKS) !== null));

const tagsOf = (element: Element): { open: string; close: string } => {
  const name = RENAMED[element.localName];
  const empty = name ? document.createElement(name) : element.cloneNode(false);
  if (!isElement(empty)) return { open: '', close: '' };
  for (const { name: attribute, value } of [...empty.attributes])
    if (HARMLESS_DEFAULTS.has(`${attribute}=${value}`)) empty.removeAttribute(attribute);
  const html = empty.outerHTML;
  const end = html.lastIndexOf('</');
  return end < 0 ? { open: html, close: '' } : { open: html.slice(0, end), close: html.slice(end) };
};

/** What the elements around a text add to it. */
interface Around {
  open: string;
  close: string;
  /** By slot: an inner look hides an outer one. */
  looks: ReadonlyMap<string, Look>;
  isPreformatted: boolean;
}

const inside = (element: Element, around: Around): Around => {
  const { open, close } = tagsOf(element);
  return {
    ...around,
    open: around.open + open,
    close: close + around.close,
    looks: new Map([...around.looks, ...looksOf(partsOf(element, false))]),
  };
};

interface OpenLine {
  texts: string[];
  runs: Run[];
  isAfterSpace: boolean;
}

const newLine = (): OpenLine => ({ texts: [], runs: [], isAfterSpace: true });

/** Adds the words and embeds of a node to a line, without white space that is not shown. */
const readInto = (line: OpenLine, node: Node, around: Around): void => {
  const { open, close, looks, isPreformatted } = around;
  const add = (text: string, own: Pick<Run, 'looks' | 'embed'>) => {
    const start = line.runs.at(-1)?.end ?? 0;
    line.texts.push(text);
    line.runs.push({ start, end: start + text.length, open, close, ...own });
    line.isAfterSpace = own.embed ? own.embed.key === 'br' : text.endsWith(' ');
  };
  if (node.nodeType === Node.TEXT_NODE) {
    const data = node.nodeValue ?? '';
    const collapsed = isPreformatted ? data : data.replace(/[ \t\r\n\f]+/g, ' ');
    const text = line.isAfterSpace && !isPreformatted ? collapsed.replace(/^ /, '') : collapsed;
    if (text) add(text, { looks: [...looks.values()] });
  } else if (isElement(node) && !node.matches(SILENT)) {
    if (node.matches(EMBEDS)) {
      const { embed, looks: own } = embedOf(node);
      add(EMBED_SIGN, { looks: [...looks.values(), ...own], embed });
    } else for (const child of node.childNodes) readInto(line, child, inside(node, around));
  }
};

const lineOf = ({ texts, runs }: OpenLine, isPreformatted: boolean): Line => {
  const all = texts.join('');
  const text = isPreformatted ? all : all.replace(/ $/, '');
  const shown = runs.filter(({ start }) => start < text.length);
  return { text, runs: shown.map((run) => ({ ...run, end: Math.min(run.end, text.length) })) };
};

const blockOf = (content: Partial<Block>): Block => {
  const block = { tag: '', open: '', close: '', looks: [], text: '', runs: [], children: [], ...content };
  const runs = block.runs.map(
    ({ open, start, end, embed }) =>
      open + (embed?.html ?? block.text.slice(start, end).replaceAll('\u00a0', ' ')),
  );
  const children = block.children.map(({ fingerprint }) => fingerprint);
  return { ...block, fingerprint: [block.open, ...runs, ...children].join('\u0001') };
};

/** Words beside blocks, as a block of their own. */
export const lineBlock = ({ text, runs }: Line): Block => blockOf({ text, runs });

const blocksIn = (parent: Node, around: Around): Block[] => {
  const blocks: Block[] = [];
  let line = newLine();
  const endLine = () => {
    const ended = lineOf(line, around.isPreformatted);
    if (ended.runs.length > 0) blocks.push(lineBlock(ended));
    line = newLine();
  };
  for (const node of parent.childNodes) {
    if (isBlock(node)) {
      endLine();
      blocks.push(elementBlock(node, around));
    } else readInto(line, node, around);
  }
  endLine();
  return blocks;
};

const elementBlock = (element: Element, around: Around): Block => {
  const { looks } = element.matches(BLOCKS) ? around : inside(element, around);
  const isPreformatted = around.isPreformatted || element.localName === 'pre';
  const children = blocksIn(element, { open: '', close: '', looks, isPreformatted });
  const [only] = children;
  // a cell or an item of a list has its words with a paragraph around them, or without
  const isPlain = only?.tag === '' || (only?.open === '<p>' && element.matches('td, th, li'));
  const content =
    only && children.length === 1 && isPlain && only.children.length === 0
      ? { text: only.text, runs: only.runs }
      : { children };
  return blockOf({ tag: tagOf(element), ...tagsOf(element), looks: blockLooks(element), ...content });
};

/** The blocks of a rich text, in order; nothing of it is loaded or run. */
export const parseBlocks = (html: string): Block[] => {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return blocksIn(body, { open: '', close: '', looks: new Map(), isPreformatted: false });
};
