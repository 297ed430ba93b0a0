import { lostWords } from '../i18n/richTextLoss.ts';
import { ALLOWED_TAGS } from '../wire/htmlRules.ts';
import { isAnchor, isHostileFrame, type Part, partsOf, tagOf } from './parts.ts';

interface Amount {
  word: string;
  amount: number;
}

interface CountedText {
  /** The letters, with one space between words. */
  text: string;
  amounts: Map<string, Amount>;
  paragraphs: number;
}

/** Elements around the text in effect, by slot: the inner one hides the outer one. */
type Inline = ReadonlyMap<string, Part>;

const BLOCKS = new Set(
  `address article aside blockquote body caption center col colgroup dd details dialog div dl dt fieldset figcaption
  figure footer form h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre section summary table tbody td tfoot th thead tr
  ul`.split(/\s+/),
);
/** Elements that are shown themselves, not by the text in them. */
const SHOWN = new Set(['img', 'br', 'hr', 'iframe', 'video']);
const OPAQUE = new Set([
  'audio',
  'object',
  'embed',
  'svg',
  'math',
  'canvas',
  'style',
  'textarea',
  'select',
  'input',
]);
const SILENT = new Set(
  'script noscript template xmp plaintext noembed noframes title meta link base head'.split(' '),
);

const EMPTY_PARAGRAPH: Part = { key: 'empty', slot: 'empty', word: lostWords.emptyParagraph };

class Counter {
  text = '';
  paragraphs = 0;
  readonly amounts = new Map<string, Amount>();
  private isAtEdge = true;
  private isSpacePending = false;

  add(part: Part, amount: number) {
    const counted = this.amounts.get(part.key);
    if (counted) counted.amount += amount;
    else this.amounts.set(part.key, { word: part.word, amount });
  }

  edge() {
    this.isAtEdge = true;
  }

  space() {
    this.isSpacePending = true;
  }

  put(shown: string, inline: Inline) {
    if (this.isAtEdge) this.paragraphs += 1;
    if (this.isAtEdge || this.isSpacePending) this.text += ' ';
    this.isAtEdge = false;
    this.isSpacePending = false;
    this.text += shown;
    for (const part of inline.values()) this.add(part, shown.length || 1);
  }
}

const countText = (counter: Counter, { data }: Text, inline: Inline, isPreformatted: boolean) => {
  if (isPreformatted) {
    if (data) counter.put(data, inline);
    return;
  }
  for (const run of data.match(/[ \t\r\n\f]+|[^ \t\r\n\f]+/g) ?? []) {
    if (/^[ \t\r\n\f]/.test(run)) counter.space();
    else counter.put(run, inline);
  }
};

const countChildren = (counter: Counter, parent: Element, inline: Inline, isPreformatted: boolean) => {
  for (const node of parent.childNodes) {
    if (node instanceof Text || node.nodeType === Node.TEXT_NODE) {
      countText(counter, node as Text, inline, isPreformatted);
    }
    if (node.nodeType === Node.ELEMENT_NODE) countElement(counter, node as Element, inline, isPreformatted);
  }
};

const countBlock = (counter: Counter, element: Element, inline: Inline, isPreformatted: boolean) => {
  counter.edge();
  for (const part of partsOf(element, true)) counter.add(part, 1);
  const { paragraphs } = counter;
  countChildren(counter, element, inline, isPreformatted || element.localName === 'pre');
  const isLine = element.localName === 'p' && (element.parentElement?.childElementCount ?? 0) > 1;
  if (isLine && paragraphs === counter.paragraphs) counter.add(EMPTY_PARAGRAPH, 1);
  counter.edge();
};

const countElement = (counter: Counter, element: Element, inline: Inline, isPreformatted: boolean): void => {
  const tag = tagOf(element);
  if (SILENT.has(tag) || isHostileFrame(element)) return;
  if (OPAQUE.has(tag) || SHOWN.has(tag)) {
    if (tag === 'hr') counter.edge();
    if (SHOWN.has(tag)) counter.put('', inline);
    if (tag === 'hr') counter.edge();
    if (tag === 'br') counter.space();
    const sources = [...element.querySelectorAll(':scope > source')];
    for (const shown of [element, ...sources]) {
      for (const part of partsOf(shown, true)) counter.add(part, 1);
    }
    return;
  }
  if (BLOCKS.has(tag)) {
    countBlock(counter, element, inline, isPreformatted);
    return;
  }
  const parts = partsOf(element, false);
  const isForeign = !Object.hasOwn(ALLOWED_TAGS, tag);
  for (const part of parts) if (isForeign || isAnchor(part)) counter.add(part, 1);
  const inner = new Map([...inline, ...parts.map((part) => [part.slot, part] as const)]);
  countChildren(counter, element, inner, isPreformatted);
};

/** Counts what a text consists of, without loading or running anything of it. */
export const countFormatting = (html: string): CountedText => {
  const { body } = new DOMParser().parseFromString(`<body>${html}`, 'text/html');
  const counter = new Counter();
  countChildren(counter, body, new Map(), false);
  const { amounts, paragraphs } = counter;
  return { text: counter.text.replaceAll(/[ \t\r\n\f]+/g, ' ').trim(), amounts, paragraphs };
};

/**
 * Names in Russian what a text loses on its way through the editor. Both texts are counted: how many letters are
 * bold, red or in a link, how many cells, pictures and classes there are. What is less afterwards is lost.
 *
 * The same are: other names of one tag, the order of attributes and styles, white space between blocks, text in or
 * out of `<p>`. Scripts and handlers go without a word.
 */
export const findLoss = (html: string, editorHtml: string): string[] => {
  if (html === editorHtml) return [];
  const before = countFormatting(html);
  const after = countFormatting(editorHtml);
  const lost = [...before.amounts]
    .filter(([key, { amount }]) => amount > (after.amounts.get(key)?.amount ?? 0))
    .map(([, { word }]) => word);
  if (before.text !== after.text) lost.push(lostWords.text);
  else if (lost.length === 0 && before.paragraphs > after.paragraphs) lost.push(lostWords.paragraphs);
  return [...new Set(lost)];
};
